import CCairo
import Foundation
import WindfallCore

extension Canvas {
  /// Draws an encoded image, or its shape in a colour; what cannot be decoded is shown as a grey box with a cross.
  func draw(_ data: Data, tint: DisplayColor?, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    if let image = ImageSurface(png: data) ?? ImageSurface(jpeg: data) {
      cairo_scale(cairo, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
      draw(image, tint: tint)
    } else if let drawing = VectorImage(data) {
      cairo_scale(cairo, rect.width / drawing.size.width, rect.height / drawing.size.height)
      draw(drawing, tint: tint)
    } else {
      drawPlaceholder(size: rect.size)
    }
    cairo_restore(cairo)
  }

  private func draw(_ image: ImageSurface, tint: DisplayColor?) {
    // Without this the edges fade into the transparent pixels around the image.
    let pattern = cairo_pattern_create_for_surface(image.pointer)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    draw(pattern, tint: tint)
  }

  private func draw(_ drawing: VectorImage, tint: DisplayColor?) {
    cairo_push_group(cairo)
    let isDrawn = drawing.draw(into: cairo)
    draw(cairo_pop_group(cairo), tint: tint)
    if !isDrawn { drawPlaceholder(size: drawing.size) }
  }

  /// Draws a pattern, or its shape in a colour, and frees it.
  private func draw(_ pattern: OpaquePointer?, tint: DisplayColor?) {
    if let tint {
      setSource(.color(tint))
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
    cairo_pattern_destroy(pattern)
  }

  private func drawPlaceholder(size: CGSize) {
    cairo_rectangle(cairo, 0, 0, size.width, size.height)
    cairo_set_source_rgba(cairo, 0.8, 0.8, 0.8, 1)
    cairo_fill(cairo)
    cairo_move_to(cairo, 0, 0)
    cairo_line_to(cairo, size.width, size.height)
    cairo_move_to(cairo, size.width, 0)
    cairo_line_to(cairo, 0, size.height)
    cairo_set_line_width(cairo, 1)
    cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 1)
    cairo_stroke(cairo)
  }
}
