import Foundation
import WindfallCore

/// One outline of a path, with its curves made into lines.
struct Polyline {
  private(set) var points: [CGPoint]
  private(set) var isClosed = false

  private static let steps = 16

  static func lines(of segments: [DisplayPath.Segment]) -> [Polyline] {
    var lines: [Polyline] = []
    var last = CGPoint.zero
    func add(_ control: [CGPoint]) {
      if lines.last?.isClosed != false { lines.append(Polyline(points: [last])) }
      let curve = [last] + control
      let count = control.count == 1 ? 1 : steps
      for step in 1...count {
        lines[lines.count - 1].points.append(point(of: curve, at: CGFloat(step) / CGFloat(count)))
      }
      last = curve[curve.count - 1]
    }
    for segment in segments {
      switch segment {
      case .move(let to):
        lines.append(Polyline(points: [to]))
        last = to
      case .line(let to): add([to])
      case .quad(let to, let control): add([control, to])
      case .curve(let to, let first, let second): add([first, second, to])
      case .close:
        guard let start = lines.last?.points.first, lines.last?.isClosed == false else { continue }
        if last != start { add([start]) }
        lines[lines.count - 1].isClosed = true
        last = start
      }
    }
    // A point that nothing is drawn from is no line.
    return lines.filter { $0.points.count > 1 || $0.isClosed }
  }

  /// Those that are not where the one before is.
  var distinctPoints: [CGPoint] {
    points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// How often the outline goes round a point.
  func turns(around point: CGPoint) -> Int {
    var turns = 0
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y, to.y > point.y, side > 0 { turns += 1 }
      if from.y > point.y, to.y <= point.y, side < 0 { turns -= 1 }
    }
    return turns
  }

  /// The pieces between the gaps.
  func dashes(phase: CGFloat, lengths: [CGFloat]) -> [DisplayPath.Segment] {
    // A list of odd length begins with a gap the second time.
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = lengths.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: total)
    if offset < 0 { offset += total }
    var index = 0
    while offset >= lengths[index] {
      offset -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = lengths[index] - offset
    var result: [DisplayPath.Segment] = index.isMultiple(of: 2) ? [.move(points[0])] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > rest {
        done += rest
        let point = CGPoint(x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
        result.append(index.isMultiple(of: 2) ? .line(point) : .move(point))
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - done
      if index.isMultiple(of: 2) { result.append(.line(to)) }
    }
    return result
  }

  private static func point(of curve: [CGPoint], at t: CGFloat) -> CGPoint {
    var points = curve
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
    }
    return points[0]
  }
}
