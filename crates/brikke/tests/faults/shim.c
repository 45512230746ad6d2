/* Stands between a program and its disk.
 *
 * Loaded before the C library, it looks at every write, truncation, removal
 * and sync of files whose path begins with FAULTS_PREFIX. It can let one such
 * call fail, or all from one on, and it can log them for a simulation of power
 * loss. What the program prints is logged among them.
 *
 *   FAULTS_PREFIX   the beginning of the paths to look at
 *   FAULTS_AT       the number of the first call that fails, from 1
 *   FAULTS_ERROR    its errno
 *   FAULTS_FOREVER  set: all later calls fail too
 *   FAULTS_LOG      the file that the log is appended to
 *
 * A record of the log: kind (1 byte), length of the path (2), path, offset or
 * new length (8), length of the data (4), data; numbers in the machine's order.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { PATH_BYTES = 4096 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *prefix;
static int log_file = -1;
static long calls, first_failure, failure;
static int forever;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);

static long number(const char *name) {
    const char *text = getenv(name);
    return text ? atol(text) : 0;
}

__attribute__((constructor)) static void begin(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    prefix = getenv("FAULTS_PREFIX");
    first_failure = number("FAULTS_AT");
    failure = number("FAULTS_ERROR");
    forever = getenv("FAULTS_FOREVER") != NULL;
    const char *log = getenv("FAULTS_LOG");
    if (log) log_file = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

/* Files of this prefix, and their directory, whose syncs make removals last. */
static int is_watched(const char *path) {
    if (!prefix) return 0;
    size_t directory = (size_t)(strrchr(prefix, '/') - prefix);
    int is_directory = strlen(path) == directory && strncmp(path, prefix, directory) == 0;
    return is_directory || strncmp(path, prefix, strlen(prefix)) == 0;
}

/* The path of an open file; 0 if it is none of ours. */
static int path_of(int file, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_BYTES - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_watched(path);
}

/* Counts a call; 1 if it is to fail. */
static int fails(void) {
    calls++;
    if (!first_failure || calls < first_failure) return 0;
    if (calls > first_failure && !forever) return 0;
    errno = (int)failure;
    return 1;
}

static void note(char kind, const char *path, uint64_t offset, const void *data, uint32_t length) {
    if (log_file < 0) return;
    uint16_t path_length = (uint16_t)strlen(path);
    int before = errno;
    real_write(log_file, &kind, 1);
    real_write(log_file, &path_length, 2);
    real_write(log_file, path, path_length);
    real_write(log_file, &offset, 8);
    real_write(log_file, &length, 4);
    real_write(log_file, data, length);
    errno = before;
}

ssize_t write(int file, const void *data, size_t length) {
    char path[PATH_BYTES];
    if (file != 1 && !path_of(file, path)) return real_write(file, data, length);
    pthread_mutex_lock(&lock);
    ssize_t written = -1;
    if (file == 1) {
        written = real_write(file, data, length);
        if (written > 0) note('A', "", 0, data, (uint32_t)written);
    } else if (!fails()) {
        off_t offset = lseek(file, 0, SEEK_CUR);
        written = real_write(file, data, length);
        if (written > 0) note('W', path, (uint64_t)offset, data, (uint32_t)written);
    }
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) {
    char path[PATH_BYTES];
    if (!path_of(file, path)) return real_pwrite(file, data, length, offset);
    pthread_mutex_lock(&lock);
    ssize_t written = fails() ? -1 : real_pwrite(file, data, length, offset);
    if (written > 0) note('W', path, (uint64_t)offset, data, (uint32_t)written);
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite64(int file, const void *data, size_t length, off_t offset) {
    return pwrite(file, data, length, offset);
}

int ftruncate(int file, off_t length) {
    char path[PATH_BYTES];
    if (!path_of(file, path)) return real_ftruncate(file, length);
    pthread_mutex_lock(&lock);
    int result = fails() ? -1 : real_ftruncate(file, length);
    if (result == 0) note('T', path, (uint64_t)length, "", 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int ftruncate64(int file, off_t length) { return ftruncate(file, length); }

static int synced(int file, int (*sync)(int)) {
    char path[PATH_BYTES];
    if (!path_of(file, path)) return sync(file);
    pthread_mutex_lock(&lock);
    int result = fails() ? -1 : sync(file);
    if (result == 0) note('S', path, 0, "", 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int fsync(int file) { return synced(file, real_fsync); }

int fdatasync(int file) { return synced(file, real_fdatasync); }

int unlink(const char *path) {
    if (!is_watched(path)) return real_unlink(path);
    pthread_mutex_lock(&lock);
    int result = fails() ? -1 : real_unlink(path);
    if (result == 0) note('U', path, 0, "", 0);
    pthread_mutex_unlock(&lock);
    return result;
}
