@_spi(Windfall) import CoreGraphics
import WindfallCore

extension DisplayPath {
  /// A plain rectangle where the corners are not round.
  static func roundedRect(_ rect: CGRect, orPlainBelow cornerRadius: CGFloat) -> DisplayPath {
    cornerRadius > 0 ? .roundedRect(rect, cornerRadius: cornerRadius) : .rect(rect)
  }
}

extension DisplayPath.Segment {
  /// A rectangle of which some corners are round.
  static func roundedRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) -> [DisplayPath.Segment] {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let places: [(UIRectCorner, CGPoint, CGVector, CGFloat)] = [
      (.topLeft, rect.origin, CGVector(dx: 1, dy: 1), .pi),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1), .pi * 1.5),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1), 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1), .pi / 2),
    ]
    var segments: [DisplayPath.Segment] = []
    for (corner, point, inwards, angle) in places {
      let own = corners.contains(corner) ? radius : 0
      let arc = DisplayPath.Segment.arc(
        center: CGPoint(x: point.x + inwards.dx * own, y: point.y + inwards.dy * own), radius: own, startAngle: angle,
        endAngle: angle + .pi / 2, clockwise: true)
      segments.append(segments.isEmpty ? .move(arc.start) : .line(arc.start))
      if own > 0 { segments += arc.segments }
    }
    return segments + [.close]
  }
}
