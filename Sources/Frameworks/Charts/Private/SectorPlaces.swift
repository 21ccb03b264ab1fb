import SwiftUI

/// The sectors of a chart: parts of one circle in the middle of the plot area, clockwise from the top.
@MainActor
struct SectorPlaces {
  struct Sector {
    let path: Path
    /// The middle of the sector.
    let center: CGPoint
  }

  private(set) var sectors: [Int: Sector] = [:]

  init(_ marks: [ChartMark], size: CGSize) {
    let shares = marks.enumerated().compactMap { index, mark in
      mark.angle?.datum.position.map { (index: index, amount: max(0, $0)) }
    }
    let total = shares.reduce(0) { $0 + $1.amount }
    guard total > 0 else { return }
    var start = 0.0
    for (index, amount) in shares {
      let end = start + amount / total
      sectors[index] = Self.sector(marks[index], from: start, to: end, in: size)
      start = end
    }
  }

  private static func sector(_ mark: ChartMark, from start: Double, to end: Double, in size: CGSize) -> Sector {
    let most = min(size.width, size.height) / 2
    let outer = max(0, mark.outerRadius.length(in: most, automatic: most))
    let inner = max(0, min(outer, mark.innerRadius.length(in: most, automatic: 0)))
    let center = CGPoint(x: size.width / 2 + mark.offset.width, y: size.height / 2 + mark.offset.height)
    func angles(at radius: CGFloat) -> (start: Double, end: Double) {
      let inset = radius > 0 ? Double(mark.angularInset / radius) : 0
      let (first, last) = (start * 2 * .pi - .pi / 2 + inset, end * 2 * .pi - .pi / 2 - inset)
      return first < last ? (first, last) : ((first + last) / 2, (first + last) / 2)
    }
    let (outside, inside) = (angles(at: outer), angles(at: inner))
    var path = Path()
    path.addArc(
      center: center, radius: outer, startAngle: .radians(outside.start), endAngle: .radians(outside.end),
      clockwise: false)
    if inner > 0 {
      path.addArc(
        center: center, radius: inner, startAngle: .radians(inside.end), endAngle: .radians(inside.start),
        clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    let middle = (start + end) * .pi - .pi / 2
    let radius = (inner + outer) / 2
    return Sector(
      path: path, center: CGPoint(x: center.x + radius * cos(middle), y: center.y + radius * sin(middle)))
  }
}
