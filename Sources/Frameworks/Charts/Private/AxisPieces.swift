import SwiftUI

/// The lines and ticks of the axes, which lie in the plot area and just outside of it.
@MainActor
struct AxisPieces {
  private let places: MarkPlaces
  private(set) var pieces: [PlotPiece] = []

  init(_ entries: [AxisEntry], _ model: ChartModel, in size: CGSize) {
    places = MarkPlaces(model: model, size: size)
    for entry in entries { add(entry) }
  }

  private mutating func add(_ entry: AxisEntry) {
    let size = places.size
    let offset = entry.part.offset
    let place = (entry.isX ? places.x(entry.share) + offset.width : places.y(entry.share) + offset.height)
    var start: CGFloat = 0
    var end = entry.isX ? size.height : size.width
    switch entry.part.kind {
    case .gridLine: break
    case .tick(let length): (start, end) = entry.isAtStart ? (-length, 0) : (end, end + length)
    case .label: return
    }
    let width = entry.part.stroke.lineWidth
    let rect =
      entry.isX
      ? CGRect(x: place - width / 2, y: start, width: width, height: end - start)
      : CGRect(x: start, y: place - width / 2, width: end - start, height: width)
    var path = Path()
    path.move(to: entry.isX ? CGPoint(x: width / 2, y: 0) : CGPoint(x: 0, y: width / 2))
    path.addLine(
      to: entry.isX ? CGPoint(x: width / 2, y: rect.height) : CGPoint(x: rect.width, y: width / 2))
    let style = entry.part.style ?? AnyShapeStyle(Color(.separator))
    pieces.append(
      PlotPiece(.rect(rect)) {
        PlotPath(drawn: path).stroke(style, style: entry.part.stroke).accessibilityHidden(true)
      })
  }
}
