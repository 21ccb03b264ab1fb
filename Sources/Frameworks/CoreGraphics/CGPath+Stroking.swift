import Foundation
import WindfallCore

extension CGPath {
  /// What a stroke of the path covers; curves become lines.
  ///
  /// The outline is made of pieces that all turn the same way, so that filled by winding they are one.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var pen = StrokePen(reach: max(0, lineWidth) / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    if lineWidth > 0 { for line in polylines { pen.draw(line) } }
    return CGPath(segments: pen.segments.map { $0.applying(transform) })
  }

  /// The path cut into dashes; curves become lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let period = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
    guard period > 0, lengths.allSatisfy({ $0 >= 0 }) else {
      return CGPath(segments: segments.map { $0.applying(transform) })
    }
    let path = CGMutablePath()
    for line in polylines {
      var index = 0
      var left = phase.truncatingRemainder(dividingBy: period)
      if left < 0 { left += period }
      while left >= lengths[index % lengths.count] {
        left -= lengths[index % lengths.count]
        index += 1
      }
      left = lengths[index % lengths.count] - left
      if index % 2 == 0 { path.move(to: line.points[0]) }
      for (start, end) in line.sides {
        let length = start.distance(to: end)
        var at: CGFloat = 0
        while length - at > left {
          at += left
          let point = start.moved(towards: end, by: at / length)
          if index % 2 == 0 { path.addLine(to: point) } else { path.move(to: point) }
          index += 1
          left = lengths[index % lengths.count]
        }
        left -= length - at
        if index % 2 == 0 { path.addLine(to: end) }
      }
    }
    return CGPath(segments: path.segments.map { $0.applying(transform) })
  }
}

/// Collects what a stroke covers: a rectangle for each side, and what joins them.
private struct StrokePen {
  let reach: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var segments: [DisplayPath.Segment] = []

  init(reach: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.reach, self.cap, self.join, self.miterLimit) = (reach, cap, join, miterLimit)
  }

  mutating func draw(_ line: CGPath.Polyline) {
    let sides = line.sides
    guard let first = sides.first, let last = sides.last else {
      if let point = line.points.first, cap != .butt, line.isClosed || line.points.count > 1 { dot(at: point) }
      return
    }
    for (start, end) in sides { side(from: start, to: end) }
    for (before, after) in zip(sides, sides.dropFirst()) { corner(before.0, after.0, after.1) }
    if line.isClosed {
      corner(last.0, first.0, first.1)
    } else {
      end(at: first.0, from: first.1)
      end(at: last.1, from: last.0)
    }
  }

  private mutating func side(from start: CGPoint, to end: CGPoint) {
    let across = offset(start, end)
    polygon([start + across, end + across, end - across, start - across])
  }

  private mutating func corner(_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) {
    if join == .round { return circle(at: at) }
    let (first, second) = (offset(before, at), offset(at, after))
    let turn = first.x * second.y - first.y * second.x
    // The outer side of the corner is away from the turn.
    let (outer, next) = turn > 0 ? (CGPoint.zero - first, CGPoint.zero - second) : (first, second)
    var points = [at, at + outer, at + next]
    let middle = outer + next
    let size = middle.x * middle.x + middle.y * middle.y
    // A miter is as long as the limit allows, in widths: the point lies at reach² · 2 / |middle| from the corner.
    if join == .miter, size > 0, 2 * reach / size.squareRoot() <= miterLimit {
      let tip = 2 * reach * reach / size
      points.insert(CGPoint(x: at.x + middle.x * tip, y: at.y + middle.y * tip), at: 2)
    }
    polygon(points)
  }

  private mutating func end(at point: CGPoint, from other: CGPoint) {
    switch cap {
    case .butt: break
    case .round: circle(at: point)
    case .square:
      let across = offset(other, point)
      let beyond = CGPoint(x: point.x + across.y, y: point.y - across.x)
      side(from: point, to: beyond)
    }
  }

  private mutating func dot(at point: CGPoint) {
    if cap == .round { return circle(at: point) }
    side(from: CGPoint(x: point.x - reach, y: point.y), to: CGPoint(x: point.x + reach, y: point.y))
  }

  private mutating func circle(at point: CGPoint) {
    let arc = DisplayPath.Segment.arc(center: point, radius: reach, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    segments += [.move(arc.start)] + arc.segments + [.close]
  }

  /// A polygon that turns as circles do.
  private mutating func polygon(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0 as CGFloat) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    guard area != 0 else { return }
    let points = area > 0 ? points : points.reversed()
    segments += [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
  }

  /// To the edge of the stroke, across the direction of a side.
  private func offset(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = start.distance(to: end)
    return CGPoint(x: -(end.y - start.y) / length * reach, y: (end.x - start.x) / length * reach)
  }
}
