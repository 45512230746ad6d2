/* What GCC's unwinder asks of glibc and musl does not have: where the frames of
 * a program are. A statically linked program is one object. */

#define _GNU_SOURCE
#include <link.h>
#include <stddef.h>
#include <stdint.h>

/* As glibc defines it on x86-64 (<dlfcn.h>, since 2.35). */
struct dl_find_object {
    unsigned long long flags;
    void *map_start;
    void *map_end;
    struct link_map *link_map;
    void *eh_frame;
    unsigned long long reserved[7];
};

struct search {
    uintptr_t address;
    struct dl_find_object *found;
};

static int look(struct dl_phdr_info *info, size_t size, void *data)
{
    struct search *search = data;
    const void *frames = NULL;
    uintptr_t start = 0, end = 0;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t from = info->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_GNU_EH_FRAME)
            frames = (const void *)from;
        if (part->p_type == PT_LOAD && from <= search->address && search->address < from + part->p_memsz) {
            start = from;
            end = from + part->p_memsz;
        }
    }
    if (end == 0 || frames == NULL)
        return 0;
    *search->found = (struct dl_find_object){
        .map_start = (void *)start, .map_end = (void *)end, .eh_frame = (void *)frames};
    return 1;
}

int _dl_find_object(void *address, struct dl_find_object *found)
{
    struct search search = {(uintptr_t)address, found};
    return dl_iterate_phdr(look, &search) == 1 ? 0 : -1;
}
