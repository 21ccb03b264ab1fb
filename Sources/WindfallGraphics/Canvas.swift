import CCairo
import Foundation
import WindfallCore

/// Draws display items on an image or a page.
final class Canvas {
  let cairo: OpaquePointer?
  let scale: CGFloat
  let fonts: FontLibrary
  /// Keeps what is drawn on.
  private let surface: any Surface

  init(_ surface: any Surface, scale: CGFloat, fonts: FontLibrary) {
    self.surface = surface
    self.scale = scale
    self.fonts = fonts
    cairo = cairo_create(surface.pointer)
    cairo_scale(cairo, scale, scale)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
  }

  deinit { cairo_destroy(cairo) }

  /// Says whether all went well.
  func finish() throws {
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else { throw GraphicsError.cairo(status.message) }
  }

  /// Covers everything.
  func paint(_ color: DisplayColor) {
    setSource(.color(color))
    cairo_paint(cairo)
  }

  func draw(_ item: DisplayItem) throws {
    switch item {
    case .fill(let path, let paint):
      add(path)
      setSource(paint)
      cairo_fill(cairo)
    case .stroke(let path, let paint, let stroke): draw(path, paint, stroke)
    case .text(let text): try draw(text)
    case .image(let data, let tint, let rect): draw(data, tint: tint, in: rect.drawable)
    case .group(let group): try draw(group)
    }
  }

  func setSource(_ paint: DisplayPaint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    case .linearGradient(let stops, let start, let end):
      let (start, end) = (start.drawable, end.drawable)
      setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let center = center.drawable
      setSource(
        cairo_pattern_create_radial(
          center.x, center.y, max(0, startRadius.drawable), center.x, center.y, max(0, endRadius.drawable)),
        stops)
    }
  }

  private func setSource(_ gradient: OpaquePointer?, _ stops: [DisplayPaint.Stop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(gradient, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(gradient, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, gradient)
    cairo_pattern_destroy(gradient)
  }

  private func draw(_ path: DisplayPath, _ paint: DisplayPaint, _ stroke: DisplayStroke) {
    let width = stroke.width.drawable
    guard width > 0 else { return }
    add(path)
    setSource(paint)
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, stroke.cap.cairo)
    cairo_set_line_join(cairo, stroke.join.cairo)
    cairo_set_miter_limit(cairo, max(1, stroke.miterLimit.drawable))
    let dash = stroke.dash.map { Double($0.drawable) }
    let isDashed = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
    cairo_set_dash(cairo, dash, isDashed ? Int32(dash.count) : 0, stroke.dashPhase.drawable)
    cairo_stroke(cairo)
  }
}

extension DisplayStroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension DisplayStroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
