import SwiftUI

/// The way from point to point that an interpolation method takes.
enum LinePath {
  @MainActor
  static func path(through points: [CGPoint], _ method: InterpolationMethod) -> Path {
    var path = Path()
    add(points, method, to: &path)
    return path
  }

  /// The outline between two lines.
  @MainActor
  static func area(from base: [CGPoint], to top: [CGPoint], _ method: InterpolationMethod) -> Path {
    var path = Path()
    add(top, method, to: &path)
    add(base.reversed(), method.reversed, to: &path, isConnected: true)
    path.closeSubpath()
    return path
  }

  @MainActor
  private static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, isConnected: Bool = false
  ) {
    guard let first = points.first else { return }
    if isConnected { path.addLine(to: first) } else { path.move(to: first) }
    for index in points.indices.dropFirst() {
      let (last, point) = (points[index - 1], points[index])
      switch method.kind {
      case .linear: path.addLine(to: point)
      case .stepStart:
        path.addLine(to: CGPoint(x: last.x, y: point.y))
        path.addLine(to: point)
      case .stepEnd:
        path.addLine(to: CGPoint(x: point.x, y: last.y))
        path.addLine(to: point)
      case .stepCenter:
        let middle = (last.x + point.x) / 2
        path.addLine(to: CGPoint(x: middle, y: last.y))
        path.addLine(to: CGPoint(x: middle, y: point.y))
        path.addLine(to: point)
      case .curve:
        let before = index > 1 ? points[index - 2] : last
        let after = index + 1 < points.count ? points[index + 1] : point
        path.addCurve(
          to: point,
          control1: CGPoint(x: last.x + (point.x - before.x) / 6, y: last.y + (point.y - before.y) / 6),
          control2: CGPoint(x: point.x - (after.x - last.x) / 6, y: point.y - (after.y - last.y) / 6))
      }
    }
  }
}

extension InterpolationMethod {
  fileprivate var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
