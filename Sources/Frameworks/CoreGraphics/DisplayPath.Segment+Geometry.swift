import Foundation
import WindfallCore

extension DisplayPath.Segment {
  /// The arc that rounds the corner between two lines, after a line to where it begins: one that touches the line from the
  /// current point to the corner, and the one from the corner to the other point. Where there is no corner to round, only
  /// a line to it.
  @_spi(Windfall) public static func arc(
    from current: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
  ) -> [DisplayPath.Segment] {
    let (dx1, dy1) = (current.x - corner.x, current.y - corner.y)
    let (dx2, dy2) = (end.x - corner.x, end.y - corner.y)
    let lengths = hypot(dx1, dy1) * hypot(dx2, dy2)
    // Twice the area between the lines: none where they lie on each other.
    let cross = dx1 * dy2 - dy1 * dx2
    guard radius > 0, lengths > 0, abs(cross) > lengths * 1e-9 else { return [.line(corner)] }
    let half = atan2(abs(cross), dx1 * dx2 + dy1 * dy2) / 2
    // The tangent of the half angle, exact at right angles.
    let toEnds = radius * (lengths + dx1 * dx2 + dy1 * dy2) / abs(cross)
    let scale1 = toEnds / hypot(dx1, dy1)
    let start = CGPoint(x: corner.x + dx1 * scale1, y: corner.y + dy1 * scale1)
    // The centre is the radius away from the line, on the side of the other one.
    let side = radius / hypot(dx1, dy1) * (cross > 0 ? 1 : -1)
    let center = CGPoint(x: start.x - dy1 * side, y: start.y + dx1 * side)
    let angle = atan2(start.y - center.y, start.x - center.x)
    let turn = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
    let arc = arc(
      center: center, radius: radius, startAngle: angle, endAngle: angle + turn, clockwise: turn > 0)
    return [.line(start)] + arc.segments
  }

  /// An arc as curves of at most a quarter of a circle each, without the way to its start; clockwise is as on the screen.
  @_spi(Windfall) public static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) -> (start: CGPoint, segments: [DisplayPath.Segment]) {
    let full = CGFloat.pi * 2
    var sweep = endAngle - startAngle
    if clockwise, sweep < 0 { sweep += full * (-sweep / full).rounded(.up) }
    if !clockwise, sweep > 0 { sweep -= full * (sweep / full).rounded(.up) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let segments = (0..<count).map { index in
      let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
      let (first, last) = (point(from), point(to))
      return DisplayPath.Segment.curve(
        to: last, control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
    }
    return (point(startAngle), segments)
  }

  @_spi(Windfall) public var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .curve(let point, let first, let second): [point, first, second]
    case .close: []
    }
  }

  @_spi(Windfall) public func applying(_ transform: CGAffineTransform) -> DisplayPath.Segment {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let point, let control):
      .quad(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let first, let second):
      .curve(
        to: point.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
    case .close: .close
    }
  }
}
