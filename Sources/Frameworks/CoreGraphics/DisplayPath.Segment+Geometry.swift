import Foundation
import WindfallCore

extension DisplayPath.Segment {
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
