import Foundation
import WindfallCore

/// One outline of a path, with its curves made into lines.
struct PathOutline {
  private static let steps = 16

  private(set) var points: [CGPoint]

  static func outlines(of segments: [DisplayPath.Segment]) -> [PathOutline] {
    var outlines: [PathOutline] = []
    for segment in segments {
      let last = outlines.last?.points.last ?? .zero
      switch segment {
      case .move(let to): outlines.append(PathOutline(points: [to]))
      case .line(let to): add([to], to: &outlines)
      case .quad(let to, let control):
        add(curve { t in Self.mix(Self.mix(last, control, t), Self.mix(control, to, t), t) }, to: &outlines)
      case .curve(let to, let first, let second):
        add(
          curve { t in
            let middle = Self.mix(first, second, t)
            return Self.mix(
              Self.mix(Self.mix(last, first, t), middle, t), Self.mix(middle, Self.mix(second, to, t), t), t)
          }, to: &outlines)
      case .close:
        guard let start = outlines.last?.points.first else { continue }
        add([start], to: &outlines)
        outlines.append(PathOutline(points: [start]))
      }
    }
    return outlines.filter { $0.points.count > 1 }
  }

  /// The lines that are drawn.
  var openEdges: [PathEdge] {
    zip(points, points.dropFirst()).map { PathEdge(from: $0, to: $1) }.filter { $0.from != $0.to }
  }

  /// The lines around the area, which is closed in any case.
  var closedEdges: [PathEdge] {
    zip(points, points.dropFirst() + points.prefix(1)).map { PathEdge(from: $0, to: $1) }.filter { $0.from != $0.to }
  }

  private static func add(_ points: [CGPoint], to outlines: inout [PathOutline]) {
    if outlines.isEmpty { outlines.append(PathOutline(points: [.zero])) }
    outlines[outlines.count - 1].points += points
  }

  private static func curve(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...steps).map { point(CGFloat($0) / CGFloat(steps)) }
  }

  private static func mix(_ start: CGPoint, _ end: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}
