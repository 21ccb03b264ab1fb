import CCairo
import Foundation
import WindfallCore

extension Canvas {
  /// Draws an encoded image, or its shape in a colour; what is not PNG or JPEG is shown as a grey box with a cross.
  func draw(_ data: Data, tint: DisplayColor?, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard let image = ImageSurface(png: data) ?? ImageSurface(jpeg: data) else {
      drawPlaceholder(in: rect)
      return
    }
    cairo_save(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    // Without this the edges fade into the transparent pixels around the image.
    let pattern = cairo_pattern_create_for_surface(image.pointer)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let tint {
      setSource(.color(tint))
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
    cairo_pattern_destroy(pattern)
    cairo_restore(cairo)
  }

  private func drawPlaceholder(in rect: CGRect) {
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_set_source_rgba(cairo, 0.8, 0.8, 0.8, 1)
    cairo_fill(cairo)
    cairo_move_to(cairo, rect.minX, rect.minY)
    cairo_line_to(cairo, rect.maxX, rect.maxY)
    cairo_move_to(cairo, rect.maxX, rect.minY)
    cairo_line_to(cairo, rect.minX, rect.maxY)
    cairo_set_line_width(cairo, 1)
    cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 1)
    cairo_stroke(cairo)
  }
}
