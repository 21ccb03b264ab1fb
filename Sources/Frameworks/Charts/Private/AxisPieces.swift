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

/// A line, a tick or a label at one value of an axis.
@MainActor
struct AxisPart {
  enum Kind {
    case gridLine
    case tick(length: CGFloat)
    /// A view, or the value as the axis writes it.
    case label(AnyView?)
  }

  let kind: Kind
  /// Whether the part stands in the middle of the value's room instead of at its start.
  var isCentered: Bool?
  var stroke = StrokeStyle(lineWidth: 0.5)
  var anchor: UnitPoint?
  var spacing: CGFloat?
  /// How the label writes its value, where it says it.
  var text: ((_ChartDatum) -> String?)?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A view that names an axis.
@MainActor
struct AxisTitle {
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  let content: AnyView
}

/// The parts of some axis marks.
public struct _AxisParts: PrimitiveAxisMark {
  let parts: [AxisPart]

  init(_ parts: [AxisPart]) { self.parts = parts }

  public func _resolve() -> _AxisParts { self }
}
