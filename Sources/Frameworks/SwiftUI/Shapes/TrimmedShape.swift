import Foundation
import WindfallCore

/// A part of a shape's outline, between two fractions of its length.
struct TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path {
    let points = flattened(shape.path(in: rect).display.segments)
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    guard from < to else { return Path() }
    var path = Path()
    var position: CGFloat = 0
    for (index, length) in lengths.enumerated() where length > 0 {
      let next = position + length
      if next > from && position < to {
        func point(_ distance: CGFloat) -> CGPoint {
          let t = (distance - position) / length
          let (a, b) = (points[index], points[index + 1])
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if path.isEmpty { path.move(to: point(max(from, position))) }
        path.addLine(to: point(min(to, next)))
      }
      position = next
    }
    return path
  }

  /// The outline as points along it.
  private func flattened(_ segments: [DisplayPath.Segment]) -> [CGPoint] {
    var points: [CGPoint] = []
    var first = CGPoint.zero
    for segment in segments {
      let last = points.last ?? .zero
      switch segment {
      case .move(let to):
        first = to
        points.append(to)
      case .line(let to): points.append(to)
      case .quad(let to, let c):
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          points.append(CGPoint(x: a * last.x + b * c.x + d * to.x, y: a * last.y + b * c.y + d * to.y))
        }
      case .curve(let to, let c1, let c2):
        for step in 1...16 {
          let t = CGFloat(step) / 16
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            CGPoint(
              x: a * last.x + b * c1.x + c * c2.x + d * to.x, y: a * last.y + b * c1.y + c * c2.y + d * to.y))
        }
      case .close: points.append(first)
      }
    }
    return points
  }
}
