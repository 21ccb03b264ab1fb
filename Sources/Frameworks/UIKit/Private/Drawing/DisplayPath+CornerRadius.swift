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
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return roundedRect(rect, radii: order.map { corners.contains($0) ? radius : 0 })
  }

  /// The same with a radius for each corner, from the top left on with the hands of a clock.
  static func roundedRect(_ rect: CGRect, radii: [CGFloat]) -> [DisplayPath.Segment] {
    let most = min(rect.width / 2, rect.height / 2)
    let places: [(CGPoint, CGVector, CGFloat)] = [
      (rect.origin, CGVector(dx: 1, dy: 1), .pi),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1), .pi * 1.5),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1), 0),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1), .pi / 2),
    ]
    var segments: [DisplayPath.Segment] = []
    for ((point, inwards, angle), radius) in zip(places, radii) {
      let own = min(radius, most)
      let arc = DisplayPath.Segment.arc(
        center: CGPoint(x: point.x + inwards.dx * own, y: point.y + inwards.dy * own), radius: own, startAngle: angle,
        endAngle: angle + .pi / 2, clockwise: true)
      segments.append(segments.isEmpty ? .move(arc.start) : .line(arc.start))
      if own > 0 { segments += arc.segments }
    }
    return segments + [.close]
  }
}
