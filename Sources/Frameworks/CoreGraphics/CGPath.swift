import Foundation
import WindfallCore

/// See [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
open class CGPath: Hashable, @unchecked Sendable {
  /// The path as it is drawn.
  @_spi(Windfall) public internal(set) final var segments: [DisplayPath.Segment]

  @_spi(Windfall) public init(segments: [DisplayPath.Segment]) { self.segments = segments }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(segments: CGPath.segments(rect).map { $0.applying(transform?.pointee ?? .identity) })
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(segments: CGPath.segments(ellipseIn: rect).map { $0.applying(transform?.pointee ?? .identity) })
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(segments: path.segments.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public var isEmpty: Bool { segments.isEmpty }

  public var currentPoint: CGPoint { segments.last { !$0.points.isEmpty }?.points.first ?? .zero }

  /// Control points count as part of the box.
  public var boundingBox: CGRect {
    let points = segments.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public func copy() -> CGPath? { CGPath(segments: segments) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(segments: segments.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.segments == right.segments }

  public func hash(into hasher: inout Hasher) { hasher.combine(segments) }

  static func segments(_ rect: CGRect) -> [DisplayPath.Segment] {
    [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func segments(ellipseIn rect: CGRect) -> [DisplayPath.Segment] {
    let circle = DisplayPath.Segment.arc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return ([.move(circle.start)] + circle.segments + [.close]).map { $0.applying(transform) }
  }
}

extension CGPath {
  /// The piece between two fractions of the path's length. Curves become lines.
  @_spi(Windfall) public func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    let lines = lines
    let total = lines.reduce(0) { $0 + $1.length }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    let path = CGMutablePath()
    var position: CGFloat = 0
    var last: CGPoint?
    for line in lines where line.length > 0 {
      let next = position + line.length
      if from < to, next > from, position < to {
        let begin = line.point(at: max(from, position) - position)
        if last != line.start || path.isEmpty { path.move(to: begin) }
        path.addLine(to: line.point(at: min(to, next) - position))
        last = line.end
      }
      position = next
    }
    return path
  }

  private struct Line {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at distance: CGFloat) -> CGPoint {
      let t = distance / length
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
  }

  /// The outline as lines.
  private var lines: [Line] {
    var lines: [Line] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      lines.append(Line(start: last, end: point))
      last = point
    }
    for segment in segments {
      switch segment {
      case .move(let to): (first, last) = (to, to)
      case .line(let to): add(to)
      case .quad(let to, let c):
        let from = last
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(CGPoint(x: a * from.x + b * c.x + d * to.x, y: a * from.y + b * c.y + d * to.y))
        }
      case .curve(let to, let c1, let c2):
        let from = last
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * to.x, y: a * from.y + b * c1.y + c * c2.y + d * to.y))
        }
      case .close: add(first)
      }
    }
    return lines
  }
}
