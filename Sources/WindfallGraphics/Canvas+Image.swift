import CCairo
import Foundation
import WindfallCore

extension Canvas {
  /// Draws an encoded image; what is not PNG is shown as a grey box with a cross.
  func draw(_ data: Data, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard let image = ImageSurface(png: data) else {
      drawPlaceholder(in: rect)
      return
    }
    cairo_save(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    cairo_set_source_surface(cairo, image.pointer, 0, 0)
    // Without this the edges fade into the transparent pixels around the image.
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_paint(cairo)
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
