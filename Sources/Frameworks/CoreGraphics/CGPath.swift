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
