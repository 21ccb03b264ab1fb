import Foundation
import WindfallCore

/// See [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(segments: []) }

  override init(segments: [DisplayPath.Segment]) { super.init(segments: segments) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(point)], transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.line(point)], transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(points.enumerated().map { index, point in index == 0 ? .move(point) : .line(point) }, transform)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add([.quad(to: end, control: control)], transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.curve(to: end, control1: control1, control2: control2)], transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(CGPath.segments(rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(CGPath.segments(ellipseIn: rect), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
    let corners: [(CGPoint, CGFloat)] = [
      (CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
      (CGPoint(x: rect.maxX - width, y: rect.minY + height), .pi * 1.5),
      (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
      (CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
    ]
    var outline: [DisplayPath.Segment] = []
    for (index, (center, angle)) in corners.enumerated() {
      let arc = DisplayPath.Segment.arc(
        center: .zero, radius: 1, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
      let corner = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
      let start = arc.start.applying(corner)
      outline.append(index == 0 ? .move(start) : .line(start))
      outline += arc.segments.map { $0.applying(corner) }
    }
    add(outline + [.close], transform)
  }

  /// As Core Graphics has it, clockwise is the other way round where the y axis points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = DisplayPath.Segment.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    add([isEmpty ? .move(arc.start) : .line(arc.start)] + arc.segments, transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let current = transform == .identity ? currentPoint : currentPoint.applying(transform.inverted())
    add(DisplayPath.Segment.arc(from: current, corner: tangent1End, to: tangent2End, radius: radius), transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.segments, transform) }

  private func add(_ added: [DisplayPath.Segment], _ transform: CGAffineTransform) {
    segments += transform == .identity ? added : added.map { $0.applying(transform) }
  }

  public func closeSubpath() { segments.append(.close) }
}
