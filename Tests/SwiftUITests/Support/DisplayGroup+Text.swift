import Foundation
import WindfallCore

extension DisplayGroup {
  /// What the group draws, one thing on a line; groups that do nothing but move are left out.
  func lines(depth: Int = 0, offset: CGPoint = .zero) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let origin = CGPoint(x: offset.x + transform.tx, y: offset.y + transform.ty)
    var notes: [String] = []
    if opacity != 1 { notes.append("opacity \(CGFloat(opacity).text)") }
    if let clip { notes.append("clip \(clip.text(origin))") }
    if let shadow {
      notes.append(
        "shadow \(shadow.color.text) \(shadow.radius.text) \(shadow.offset.width.text) \(shadow.offset.height.text)")
    }
    if transform.a != 1 || transform.b != 0 {
      notes.append("turn \([transform.a, transform.b, transform.c, transform.d].map(\.text).joined(separator: " "))")
    }
    let inner = notes.isEmpty ? depth : depth + 1
    let content = items.flatMap { item -> [String] in
      let indent = String(repeating: "  ", count: inner)
      switch item {
      case .fill(let path, let paint): return ["\(indent)fill \(path.text(origin)) \(paint.text)"]
      case .stroke(let path, let paint, let stroke):
        return ["\(indent)stroke \(path.text(origin)) \(paint.text) \(stroke.width.text)"]
      case .text(let text): return ["\(indent)text '\(text.text)' \(text.font.size.text) \(text.color.text)"]
      case .image: return ["\(indent)image"]
      case .group(let group): return group.lines(depth: inner, offset: origin)
      }
    }
    return notes.isEmpty ? content : [indent + notes.joined(separator: ", ")] + content
  }
}

extension DisplayColor {
  /// Red, green, blue and opacity as hexadecimal digits; the opacity only where it is not full.
  var text: String {
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }
}

extension DisplayPaint {
  var text: String {
    switch self {
    case .color(let color): color.text
    case .linearGradient(let stops, _, _): "linear " + stops.map(\.color.text).joined(separator: " ")
    case .radialGradient(let stops, _, _, _): "radial " + stops.map(\.color.text).joined(separator: " ")
    }
  }
}

extension DisplayPath {
  func text(_ offset: CGPoint) -> String {
    switch self {
    case .rect(let rect): rect.offsetBy(dx: offset.x, dy: offset.y).text
    case .roundedRect(let rect, let radius):
      "\(rect.offsetBy(dx: offset.x, dy: offset.y).text) round \(radius.text)"
    case .ellipse(let rect): "\(rect.offsetBy(dx: offset.x, dy: offset.y).text) ellipse"
    case .segments(let segments): "\(segments.count) segments"
    case .evenOdd(let segments): "\(segments.count) segments, even-odd"
    }
  }
}
