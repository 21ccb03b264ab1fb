@_spi(Windfall) import CoreGraphics
import UIKit
import WindfallCore

extension DisplayPath {
  /// How far control points of a quarter circle lie from its ends, for a radius of one.
  private static let circleControl: CGFloat = 0.5522847498

  /// The outline in single steps.
  var segments: [Segment] {
    switch self {
    case .segments(let segments), .evenOdd(let segments): return segments
    case .rect(let rect):
      return [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
    case .ellipse(let rect): return Self.rounded(rect, rect.width / 2, rect.height / 2)
    case .roundedRect(let rect, let radius):
      let limit = max(0, min(radius, min(rect.width, rect.height) / 2))
      return Self.rounded(rect, limit, limit)
    }
  }

  var boundingRect: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect
    case .segments(let segments), .evenOdd(let segments):
      let points = segments.flatMap(\.points)
      guard let first = points.first else { return .null }
      return points.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }
  }

  func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .rect(let rect): rect.contains(point)
    case .evenOdd: CGPath(segments: segments).contains(point, using: .evenOdd)
    default: CGPath(segments: segments).contains(point)
    }
  }

  /// An arc as curves of at most a quarter turn each, with the move to its start.
  static func arc(center: CGPoint, radius: CGFloat, from start: Double, to end: Double) -> [Segment] {
    let count = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
    let step = (end - start) / Double(count)
    let control = 4 / 3 * tan(step / 4)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var result: [Segment] = [.move(point(start))]
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let (a, b) = (point(from), point(to))
      result.append(
        .curve(
          to: b,
          control1: CGPoint(x: a.x - radius * sin(from) * control, y: a.y + radius * cos(from) * control),
          control2: CGPoint(x: b.x + radius * sin(to) * control, y: b.y - radius * cos(to) * control)))
    }
    return result
  }

  private static func rounded(_ rect: CGRect, _ rx: CGFloat, _ ry: CGFloat) -> [Segment] {
    let (kx, ky) = (rx * circleControl, ry * circleControl)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return [
      .move(p(l + rx, t)), .line(p(r - rx, t)),
      .curve(to: p(r, t + ry), control1: p(r - rx + kx, t), control2: p(r, t + ry - ky)), .line(p(r, b - ry)),
      .curve(to: p(r - rx, b), control1: p(r, b - ry + ky), control2: p(r - rx + kx, b)), .line(p(l + rx, b)),
      .curve(to: p(l, b - ry), control1: p(l + rx - kx, b), control2: p(l, b - ry + ky)), .line(p(l, t + ry)),
      .curve(to: p(l + rx, t), control1: p(l, t + ry - ky), control2: p(l + rx - kx, t)), .close,
    ]
  }
}

extension DisplayPath.Segment {
  /// Where the step goes, and its control points.
  var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quad(let to, let control): [control, to]
    case .curve(let to, let first, let second): [first, second, to]
    case .close: []
    }
  }

  func applying(_ t: CGAffineTransform) -> Self {
    switch self {
    case .move(let to): .move(to.applying(t))
    case .line(let to): .line(to.applying(t))
    case .quad(let to, let control): .quad(to: to.applying(t), control: control.applying(t))
    case .curve(let to, let first, let second):
      .curve(to: to.applying(t), control1: first.applying(t), control2: second.applying(t))
    case .close: .close
    }
  }
}
