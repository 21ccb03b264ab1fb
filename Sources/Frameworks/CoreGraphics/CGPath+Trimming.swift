import Foundation
import WindfallCore

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
