import Foundation
import WindfallCore

extension CGPath {
  /// Whether a point is in what a fill of the path covers; every part of it is closed for that.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for var line in polylines {
      line.points = line.points.map { $0.applying(transform) }
      line.isClosed = true
      for (start, end) in line.sides where (start.y <= point.y) != (end.y <= point.y) {
        let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
        if start.y <= point.y, side < 0 { winding += 1 } else if end.y <= point.y, side > 0 { winding -= 1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Lines through points, each from a `move`.
  struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    var sides: [(CGPoint, CGPoint)] {
      let all = isClosed ? points + points.prefix(1) : points
      return zip(all, all.dropFirst()).filter { $0 != $1 }.map { ($0, $1) }
    }
  }

  var polylines: [Polyline] {
    var result: [Polyline] = []
    func add(_ points: [CGPoint]) {
      if result.isEmpty || result[result.count - 1].isClosed {
        result.append(Polyline(points: [result.last?.points.first ?? .zero]))
      }
      result[result.count - 1].points += points
    }
    for segment in segments {
      let from = result.last?.points.last ?? .zero
      switch segment {
      case .move(let to): result.append(Polyline(points: [to]))
      case .line(let to): add([to])
      case .quad(let to, let control):
        add((1...16).map { Self.point(on: [from, control, to], at: CGFloat($0) / 16) })
      case .curve(let to, let first, let second):
        add((1...16).map { Self.point(on: [from, first, second, to], at: CGFloat($0) / 16) })
      case .close: if !result.isEmpty { result[result.count - 1].isClosed = true }
      }
    }
    return result
  }

  private static func point(on controls: [CGPoint], at part: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 { points = zip(points, points.dropFirst()).map { $0.moved(towards: $1, by: part) } }
    return points[0]
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

  func moved(towards other: CGPoint, by part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  static func + (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x + second.x, y: first.y + second.y)
  }

  static func - (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x - second.x, y: first.y - second.y)
  }
}
