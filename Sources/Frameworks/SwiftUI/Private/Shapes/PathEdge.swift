import Foundation
import WindfallCore

/// A piece of an outline.
struct PathEdge: Hashable {
  /// Points that are nearer than this are one.
  private static let grid: CGFloat = 1_000_000
  /// How far from an edge its sides are looked at.
  private static let side: CGFloat = 0.0001

  let from: CGPoint
  let to: CGPoint

  init(from: CGPoint, to: CGPoint) {
    self.from = Self.rounded(from)
    self.to = Self.rounded(to)
  }

  /// Whether the edge crosses the line from the point to the right, upwards or downwards.
  func turns(around point: CGPoint) -> Int {
    let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
    if from.y <= point.y, to.y > point.y, side > 0 { return 1 }
    return from.y > point.y && to.y <= point.y && side < 0 ? -1 : 0
  }

  var middle: CGPoint { point(at: 0.5) }

  /// A point beside the middle, to the left for 1 and to the right for -1.
  func beside(_ direction: CGFloat) -> CGPoint {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let scale = direction * Self.side / hypot(dx, dy)
    return CGPoint(x: middle.x - dy * scale, y: middle.y + dx * scale)
  }

  /// The pieces between the places where others cross or touch it.
  func split(by others: [PathEdge]) -> [PathEdge] {
    let places = others.flatMap { crossings(with: $0) }.filter { $0 > 0 && $0 < 1 }
    let points = ([0] + places.sorted() + [1]).map { Self.rounded(point(at: $0)) }
    return zip(points, points.dropFirst()).filter { $0 != $1 }.map { PathEdge(from: $0, to: $1) }
  }

  private func crossings(with other: PathEdge) -> [CGFloat] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let (gx, gy) = (other.from.x - from.x, other.from.y - from.y)
    let (length, turn) = (dx * dx + dy * dy, dx * ey - dy * ex)
    if abs(turn) > 1e-12 * length.squareRoot() * hypot(ex, ey) {
      let (own, its) = ((gx * ey - gy * ex) / turn, (gx * dy - gy * dx) / turn)
      return its >= -1e-9 && its <= 1 + 1e-9 ? [own] : []
    }
    // Those on one line meet where the other begins and ends.
    guard abs(gx * dy - gy * dx) < 1e-6 * length.squareRoot() else { return [] }
    return [gx, gx + ex].enumerated().map { index, x in
      (x * dx + (index == 0 ? gy : gy + ey) * dy) / length
    }
  }

  private func point(at share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * grid).rounded() / grid, y: (point.y * grid).rounded() / grid)
  }

  /// Closed outlines of edges that have the area on their left.
  static func outlines(of edges: [PathEdge]) -> [DisplayPath.Segment] {
    var next: [CGPoint: [CGPoint]] = [:]
    for edge in edges { next[edge.from, default: []].append(edge.to) }
    var segments: [DisplayPath.Segment] = []
    for edge in edges {
      var points = [edge.from]
      while let last = points.last, let end = next[last]?.popLast() { points.append(end) }
      if points.count > 3 {
        let corners = corners(of: Array(points.dropLast()))
        segments += corners.prefix(1).map { .move($0) } + corners.dropFirst().map { .line($0) } + [.close]
      }
    }
    return segments
  }

  /// The points of an outline without those on a straight line between others.
  private static func corners(of points: [CGPoint]) -> [CGPoint] {
    points.indices.compactMap { index in
      let (point, before) = (points[index], points[(index + points.count - 1) % points.count])
      let after = points[(index + 1) % points.count]
      let (dx, dy, ex, ey) = (point.x - before.x, point.y - before.y, after.x - point.x, after.y - point.y)
      return abs(dx * ey - dy * ex) < 1e-6 && dx * ex + dy * ey > 0 ? nil : point
    }
  }
}
