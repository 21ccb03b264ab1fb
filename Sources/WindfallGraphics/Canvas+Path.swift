import CCairo
import Foundation
import WindfallCore

extension Canvas {
  /// How far the control points of a quarter circle are from its ends, for a radius of 1.
  private static let kappa = 0.552_284_749_830_793_6

  /// Makes a path the current one.
  func add(_ path: DisplayPath) {
    cairo_new_path(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    switch path {
    case .rect(let rect):
      let rect = rect.drawable
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRect(let rect, let cornerRadius):
      let rect = rect.drawable
      let radius = min(max(0, cornerRadius.drawable), min(rect.width, rect.height) / 2)
      add(rect, horizontal: radius, vertical: radius)
    case .ellipse(let rect):
      let rect = rect.drawable
      add(rect, horizontal: rect.width / 2, vertical: rect.height / 2)
    case .segments(let segments): segments.forEach { add($0) }
    case .evenOdd(let segments):
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      segments.forEach { add($0) }
    }
  }

  /// A rectangle with elliptical corners, clockwise from the left end of the top edge.
  private func add(_ rect: CGRect, horizontal: CGFloat, vertical: CGFloat) {
    let (inX, inY) = (horizontal * (1 - Self.kappa), vertical * (1 - Self.kappa))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    cairo_move_to(cairo, left + horizontal, top)
    cairo_line_to(cairo, right - horizontal, top)
    cairo_curve_to(cairo, right - inX, top, right, top + inY, right, top + vertical)
    cairo_line_to(cairo, right, bottom - vertical)
    cairo_curve_to(cairo, right, bottom - inY, right - inX, bottom, right - horizontal, bottom)
    cairo_line_to(cairo, left + horizontal, bottom)
    cairo_curve_to(cairo, left + inX, bottom, left, bottom - inY, left, bottom - vertical)
    cairo_line_to(cairo, left, top + vertical)
    cairo_curve_to(cairo, left, top + inY, left + inX, top, left + horizontal, top)
    cairo_close_path(cairo)
  }

  private func add(_ segment: DisplayPath.Segment) {
    switch segment {
    case .move(let point):
      let point = point.drawable
      cairo_move_to(cairo, point.x, point.y)
    case .line(let point):
      let point = point.drawable
      cairo_line_to(cairo, point.x, point.y)
    case .quad(let end, let control):
      let (end, control) = (end.drawable, control.drawable)
      var (x, y) = (Double(control.x), Double(control.y))
      if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &x, &y) }
      cairo_curve_to(
        cairo, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
        end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
    case .curve(let end, let control1, let control2):
      let (end, control1, control2) = (end.drawable, control1.drawable, control2.drawable)
      cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    case .close: cairo_close_path(cairo)
    }
  }
}
