//! Draws what the window shows without any graphics processor, pixel for
//! pixel the same on every machine.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places in pictures, and colours from 0 to 255"
)]

use std::collections::HashMap;

use eframe::egui::epaint::{ImageData, Mesh, Primitive, Vertex};
use eframe::egui::{
    Color32, ColorImage, Context, FullOutput, Pos2, Rect, TextureId, TexturesDelta, Vec2, pos2,
};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

/// Draws triangles one by one.
#[derive(Default)]
pub(crate) struct Rasteriser {
    textures: HashMap<TextureId, ColorImage>,
}

impl TestRenderer for Rasteriser {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let ImageData::Color(image) = change.image;
                match change.pos {
                    Some(place) => self.patch(id, place, &image),
                    None => drop(self.textures.insert(id, image.as_ref().clone())),
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.viewport_rect().size() * scale;
        let mut canvas = Canvas::new(size, ctx.global_style().visuals.panel_fill);
        for clipped in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = clipped.primitive else {
                return Err("only meshes are drawn".to_owned());
            };
            let texture = self.textures.get(&mesh.texture_id);
            let texture = texture.ok_or("a texture is missing")?;
            canvas.draw(&mesh, texture, clipped.clip_rect * scale, scale);
        }
        Ok(canvas.image)
    }
}

impl Rasteriser {
    fn patch(&mut self, id: TextureId, [left, top]: [usize; 2], patch: &ColorImage) {
        let Some(texture) = self.textures.get_mut(&id) else {
            return;
        };
        for row in 0..patch.height() {
            for column in 0..patch.width() {
                texture[(left + column, top + row)] = patch[(column, row)];
            }
        }
    }
}

struct Canvas {
    image: RgbaImage,
}

impl Canvas {
    fn new(size: Vec2, background: Color32) -> Canvas {
        let background = Rgba(background.to_array());
        Canvas {
            image: RgbaImage::from_pixel(size.x as u32, size.y as u32, background),
        }
    }

    fn draw(&mut self, mesh: &Mesh, texture: &ColorImage, clip: Rect, scale: f32) {
        let (width, height) = self.image.dimensions();
        let whole = Rect::from_min_size(Pos2::ZERO, Vec2::new(width as f32, height as f32));
        let clip = clip.intersect(whole);
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|corner| mesh.vertices[corners[corner] as usize]);
            self.triangle(corners, texture, clip, scale);
        }
    }

    fn triangle(&mut self, corners: [Vertex; 3], texture: &ColorImage, clip: Rect, scale: f32) {
        let places = corners.map(|corner| corner.pos * scale);
        let around = Rect::from_points(&places).intersect(clip);
        if around.is_negative() {
            return;
        }
        for y in around.top() as u32..around.bottom().ceil() as u32 {
            for x in around.left() as u32..around.right().ceil() as u32 {
                let centre = pos2(x as f32 + 0.5, y as f32 + 0.5);
                if clip.contains(centre)
                    && let Some(shares) = shares(places, centre)
                {
                    let colour = colour(&corners, shares, texture);
                    blend(self.image.get_pixel_mut(x, y), colour);
                }
            }
        }
    }
}

/// The share of each corner at a place; nothing outside. Of two
/// triangles that share an edge, one has the places on it.
fn shares(corners: [Pos2; 3], place: Pos2) -> Option<[f32; 3]> {
    let [a, b, c] = corners;
    let area = cross(b - a, c - a);
    if area == 0.0 {
        return None;
    }
    let (b, c, sign) = if area > 0.0 {
        (b, c, 1.0)
    } else {
        (c, b, -1.0)
    };
    let edges = [(b, c), (c, a), (a, b)];
    let mut shares = [0.0; 3];
    for (share, (from, to)) in shares.iter_mut().zip(edges) {
        let along = to - from;
        let inside = cross(along, place - from);
        let has_edge = along.y < 0.0 || (along.y == 0.0 && along.x > 0.0);
        if inside < 0.0 || (inside == 0.0 && !has_edge) {
            return None;
        }
        *share = inside / area.abs();
    }
    if sign < 0.0 {
        shares.swap(1, 2);
    }
    Some(shares)
}

fn cross(one: Vec2, other: Vec2) -> f32 {
    one.x * other.y - one.y * other.x
}

/// The vertices' colour times the texture's, both premultiplied.
fn colour(corners: &[Vertex; 3], shares: [f32; 3], texture: &ColorImage) -> [f32; 4] {
    let mix = |of: &dyn Fn(&Vertex) -> f32| -> f32 {
        let parts = corners.iter().zip(shares);
        parts.map(|(corner, share)| share * of(corner)).sum()
    };
    let column = mix(&|corner| corner.uv.x) * texture.width() as f32;
    let row = mix(&|corner| corner.uv.y) * texture.height() as f32;
    let texel = texture[(
        (column as usize).min(texture.width() - 1),
        (row as usize).min(texture.height() - 1),
    )];
    std::array::from_fn(|channel| {
        let own = mix(&|corner| f32::from(corner.color.to_array()[channel]));
        own * f32::from(texel.to_array()[channel]) / 255.0
    })
}

fn blend(pixel: &mut Rgba<u8>, colour: [f32; 4]) {
    let rest = 1.0 - colour[3] / 255.0;
    for (old, new) in pixel.0.iter_mut().zip(colour) {
        *old = (f32::from(*old) * rest + new).round().clamp(0.0, 255.0) as u8;
    }
}
