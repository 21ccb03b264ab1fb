import UIKit
import WindfallCore

/// A shape style with the values of one environment.
public enum _Paint {
  case color(DisplayColor)
  case linearGradient([DisplayPaint.Stop], start: UnitPoint, end: UnitPoint)
  case radialGradient([DisplayPaint.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// The radii are fractions of the longer side.
  case ellipticalGradient([DisplayPaint.Stop], center: UnitPoint, start: CGFloat, end: CGFloat)

  /// The paint for a shape in a rectangle.
  func display(in rect: CGRect) -> DisplayPaint {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    switch self {
    case .color(let color): return .color(color)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops, start: place(start), end: place(end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(stops, center: place(center), startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let start, let end):
      let side = max(rect.width, rect.height)
      return .radialGradient(stops, center: place(center), startRadius: start * side, endRadius: end * side)
    }
  }

  /// The colour for what can have only one, such as text.
  var color: DisplayColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _):
      stops.first?.color ?? .clear
    }
  }

  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _):
      stops.contains { $0.color.alpha > 0 }
    }
  }

  func withOpacity(_ opacity: Double) -> _Paint {
    func faded(_ stops: [DisplayPaint.Stop]) -> [DisplayPaint.Stop] {
      stops.map { DisplayPaint.Stop(color: $0.color.withOpacity(opacity), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.withOpacity(opacity))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let start, let end):
      return .ellipticalGradient(faded(stops), center: center, start: start, end: end)
    }
  }
}

extension _Paint: Equatable {}

extension DisplayColor {
  func withOpacity(_ opacity: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
