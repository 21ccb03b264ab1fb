import Foundation
import WindfallCore

/// See [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(segments: []) }

  override init(segments: [DisplayPath.Segment]) { super.init(segments: segments) }

  public func move(to point: CGPoint) { segments.append(.move(point)) }

  public func addLine(to point: CGPoint) { segments.append(.line(point)) }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { segments.append(.quad(to: end, control: control)) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    segments.append(.curve(to: end, control1: control1, control2: control2))
  }

  public func addRect(_ rect: CGRect) { segments += CGPath.segments(rect) }

  public func addEllipse(in rect: CGRect) { segments += CGPath.segments(ellipseIn: rect) }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let (width, height) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
    let corners: [(CGPoint, CGFloat)] = [
      (CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
      (CGPoint(x: rect.maxX - width, y: rect.minY + height), .pi * 1.5),
      (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
      (CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
    ]
    for (index, (center, angle)) in corners.enumerated() {
      let arc = DisplayPath.Segment.arc(
        center: .zero, radius: 1, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
      let transform = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
      let start = arc.start.applying(transform)
      segments.append(index == 0 ? .move(start) : .line(start))
      segments += arc.segments.map { $0.applying(transform) }
    }
    closeSubpath()
  }

  /// As Core Graphics has it, clockwise is the other way round where the y axis points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = DisplayPath.Segment.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    segments.append(isEmpty ? .move(arc.start) : .line(arc.start))
    segments += arc.segments
  }

  public func addPath(_ path: CGPath) { segments += path.segments }

  public func closeSubpath() { segments.append(.close) }
}
