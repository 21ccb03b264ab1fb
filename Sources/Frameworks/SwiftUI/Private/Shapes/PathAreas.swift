import Foundation
import WindfallCore

/// The outlines of what two paths cover together, in common or one without the other.
struct PathAreas {
  private let own: PathArea
  private let other: PathArea
  private let line: [[PathEdge]]

  init(_ own: Path, _ other: Path, eoFill: Bool) {
    self.own = PathArea(own.display.segments, eoFill)
    self.other = PathArea(other.display.segments, eoFill)
    line = PathOutline.outlines(of: own.display.segments).map(\.openEdges)
  }

  /// The area of the points for which something holds, of whether they are in each of the paths.
  func combined(_ isInside: (Bool, Bool) -> Bool) -> Path {
    let all = own.edges + other.edges
    var border: [PathEdge] = []
    var known: Set<PathEdge> = []
    for edge in all {
      for piece in edge.split(by: all) {
        let (left, right) = (piece.beside(1), piece.beside(-1))
        let (isLeft, isRight) = (
          isInside(own.contains(left), other.contains(left)), isInside(own.contains(right), other.contains(right))
        )
        guard isLeft != isRight else { continue }
        let directed = isLeft ? piece : PathEdge(from: piece.to, to: piece.from)
        if known.insert(directed).inserted { border.append(directed) }
      }
    }
    return Path(.segments(PathEdge.outlines(of: border)))
  }

  /// The pieces of the first path, as a line, that are in the other one's area or not.
  func pieces(inside: Bool) -> Path {
    var path = Path()
    for edges in line {
      var last: CGPoint?
      for piece in edges.flatMap({ $0.split(by: other.edges) }) where other.contains(piece.middle) == inside {
        if last != piece.from { path.move(to: piece.from) }
        path.addLine(to: piece.to)
        last = piece.to
      }
    }
    return path
  }
}

/// What a path covers.
private struct PathArea {
  let edges: [PathEdge]
  private let isEvenOdd: Bool

  init(_ segments: [DisplayPath.Segment], _ isEvenOdd: Bool) {
    edges = PathOutline.outlines(of: segments).flatMap(\.closedEdges)
    self.isEvenOdd = isEvenOdd
  }

  func contains(_ point: CGPoint) -> Bool {
    let turns = edges.reduce(0) { $0 + $1.turns(around: point) }
    return isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
  }
}
