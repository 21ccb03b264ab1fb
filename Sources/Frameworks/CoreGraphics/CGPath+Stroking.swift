import Foundation
import WindfallCore

extension CGPath {
  /// The area that a stroke of the path covers. It consists of pieces that overlap, so that its elements are not those of
  /// iOS; what lies inside of it by winding is.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let pieces = Polyline.lines(of: segments.map { $0.applying(transform) }).flatMap { outline.segments(around: $0) }
    return CGPath(segments: pieces)
  }

  /// The pieces of the path that a dashed line shows. Curves become lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let lines = Polyline.lines(of: segments.map { $0.applying(transform) })
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else {
      return CGPath(segments: segments.map { $0.applying(transform) })
    }
    return CGPath(segments: lines.flatMap { $0.dashes(phase: phase, lengths: lengths) })
  }

  /// See [contains(_:using:transform:)](https://developer.apple.com/documentation/coregraphics/cgpath/contains(_:using:transform:)).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let turns = Polyline.lines(of: segments.map { $0.applying(transform) }).reduce(0) { $0 + $1.turns(around: point) }
    return rule == .winding ? turns != 0 : !turns.isMultiple(of: 2)
  }
}

/// The pieces that a stroke is made of: a rectangle for each line, and what corners and ends need. All go round the same
/// way, so that those that overlap add up by the winding rule.
private struct StrokeOutline {
  let width: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  func segments(around line: Polyline) -> [DisplayPath.Segment] {
    let points = line.distinctPoints
    guard points.count > 1 else { return dot(at: points[0]) }
    let edges = zip(points, points.dropFirst()).map { Edge(from: $0, to: $1, width: width) }
    var result = edges.flatMap {
      polygon([$0.left(of: $0.from), $0.left(of: $0.to), $0.right(of: $0.to), $0.right(of: $0.from)])
    }
    for (edge, next) in zip(edges, edges.dropFirst()) { result += corner(edge, next) }
    if line.isClosed {
      result += corner(edges[edges.count - 1], edges[0])
    } else {
      result += end(edges[0], isStart: true) + end(edges[edges.count - 1], isStart: false)
    }
    return result
  }

  private func dot(at point: CGPoint) -> [DisplayPath.Segment] {
    let box = CGRect(x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)
    switch cap {
    case .butt: return []
    case .round: return CGPath.segments(ellipseIn: box)
    case .square: return CGPath.segments(box)
    }
  }

  private func end(_ edge: Edge, isStart: Bool) -> [DisplayPath.Segment] {
    let point = isStart ? edge.from : edge.to
    guard cap == .square else { return dot(at: point) }
    let reach = isStart ? -width / 2 : width / 2
    let far = CGPoint(x: point.x + edge.direction.dx * reach, y: point.y + edge.direction.dy * reach)
    return polygon([edge.left(of: point), edge.left(of: far), edge.right(of: far), edge.right(of: point)])
  }

  private func corner(_ edge: Edge, _ next: Edge) -> [DisplayPath.Segment] {
    let turn = edge.direction.dx * next.direction.dy - edge.direction.dy * next.direction.dx
    let along = edge.direction.dx * next.direction.dx + edge.direction.dy * next.direction.dy
    let corner = edge.to
    if join == .round {
      return CGPath.segments(
        ellipseIn: CGRect(x: corner.x - width / 2, y: corner.y - width / 2, width: width, height: width))
    }
    guard abs(turn) > 1e-9 else { return [] }
    let (first, last) =
      turn > 0 ? (edge.left(of: corner), next.left(of: corner)) : (edge.right(of: corner), next.right(of: corner))
    var points = [corner, first, last]
    // A miter is as long as the width divided by the sine of half of the angle between the lines.
    let sine = ((1 + along) / 2).squareRoot()
    if join == .miter, sine > 0, 1 / sine <= miterLimit {
      let middle = CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
      let scale = 1 / (sine * sine)
      let tip = CGPoint(x: corner.x + (middle.x - corner.x) * scale, y: corner.y + (middle.y - corner.y) * scale)
      points = [corner, first, tip, last]
    }
    return polygon(points)
  }

  /// The polygon, turned round where it goes the other way.
  private func polygon(_ points: [CGPoint]) -> [DisplayPath.Segment] {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    let ordered = area < 0 ? points.reversed() : points
    return [.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close]
  }

  private struct Edge {
    let from: CGPoint
    let to: CGPoint
    let direction: CGVector
    private let half: CGFloat

    init(from: CGPoint, to: CGPoint, width: CGFloat) {
      self.from = from
      self.to = to
      let length = hypot(to.x - from.x, to.y - from.y)
      direction = CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
      half = width / 2
    }

    func left(of point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + direction.dy * half, y: point.y - direction.dx * half)
    }

    func right(of point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - direction.dy * half, y: point.y + direction.dx * half)
    }
  }
}
