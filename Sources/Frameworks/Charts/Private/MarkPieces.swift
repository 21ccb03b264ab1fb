import SwiftUI

/// The views of the marks of a model.
@MainActor
struct MarkPieces {
  private let model: ChartModel
  private let places: MarkPlaces
  private let sectors: SectorPlaces
  private(set) var pieces: [PlotPiece] = []

  private static let symbolSize = CGSize(width: 8, height: 8)
  /// The box of an element that stands for a point of a line.
  private static let pointSize = CGSize(width: 8, height: 8)

  init(_ model: ChartModel, in size: CGSize) {
    self.model = model
    places = MarkPlaces(model: model, size: size)
    sectors = SectorPlaces(model.marks, size: size)
    addLines()
    for index in model.marks.indices { add(index) }
  }

  /// The marks of a series are one line or area; the first of them says what it looks like.
  private mutating func addLines() {
    var order: [SeriesKey] = []
    var series: [SeriesKey: [Int]] = [:]
    for (index, mark) in model.marks.enumerated() where mark.kind == .line || mark.kind == .area {
      let key = SeriesKey(kind: mark.kind, values: mark.seriesKey)
      if series[key] == nil { order.append(key) }
      series[key, default: []].append(index)
    }
    for key in order {
      guard let indices = series[key], let index = indices.first else { continue }
      let mark = model.marks[index]
      let points = indices.compactMap { places.points(at: $0) }
      let style = model.styles.style(of: mark)
      let whole = PlotPiece.Place.rect(CGRect(origin: .zero, size: places.size))
      let piece =
        key.kind == .line
        ? PlotPiece(whole, zIndex: mark.zIndex) {
          PlotPath(drawn: LinePath.path(through: points.map(\.top), mark.interpolation))
            .stroke(style, style: mark.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .opacity(mark.opacity).accessibilityHidden(true)
        }
        : PlotPiece(whole, zIndex: mark.zIndex) {
          PlotPath(drawn: LinePath.area(from: points.map(\.base), to: points.map(\.top), mark.interpolation))
            .fill(style).opacity(mark.opacity).accessibilityHidden(true)
        }
      pieces.append(piece)
    }
  }

  private mutating func add(_ index: Int) {
    let mark = model.marks[index]
    let style = model.styles.style(of: mark)
    switch mark.kind {
    case .bar, .rectangle:
      guard let rect = places.rect(at: index) else { return }
      add(mark, rect) {
        if let clip = mark.clip {
          Rectangle().fill(style).clipShape(clip)
        } else {
          RoundedRectangle(cornerRadius: mark.cornerRadius ?? (mark.kind == .bar ? 2 : 0)).fill(style)
        }
      }
    case .rule:
      guard let rect = places.rect(at: index) else { return }
      addRule(mark, rect, style)
    case .point: addPoint(index, mark, style)
    case .line:
      addPoint(index, mark, style)
    case .area:
      guard let points = places.points(at: index) else { return }
      add(mark, points.top.box(of: Self.pointSize)) { Color.clear }
    case .sector:
      guard let sector = sectors.sectors[index] else { return }
      let rect = sector.path.boundingRect
      add(mark, rect, annotated: CGRect(origin: sector.center, size: .zero)) {
        PlotPath(drawn: sector.path.offsetBy(dx: -rect.minX, dy: -rect.minY)).fill(style)
      }
    }
  }

  private mutating func addRule(_ mark: ChartMark, _ rect: CGRect, _ style: AnyShapeStyle) {
    let line = mark.lineStyle ?? StrokeStyle(lineWidth: 1)
    let isVertical = rect.width <= rect.height
    let box = rect.insetBy(
      dx: isVertical ? -line.lineWidth / 2 : 0, dy: isVertical ? 0 : -line.lineWidth / 2)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY))
    path.addLine(to: CGPoint(x: rect.maxX - box.minX, y: rect.maxY - box.minY))
    add(mark, box) { PlotPath(drawn: path).stroke(style, style: line) }
  }

  /// A symbol; points have one even if none is named.
  private mutating func addPoint(_ index: Int, _ mark: ChartMark, _ style: AnyShapeStyle) {
    guard let point = places.points(at: index)?.top else { return }
    let box = point.box(of: mark.symbolSize ?? Self.symbolSize)
    if let view = mark.symbolView {
      pieces.append(PlotPiece(.point(point, anchor: .center), zIndex: mark.zIndex) { view.opacity(mark.opacity) })
      add(mark, box) { Color.clear }
    } else if let symbol = model.styles.symbol(of: mark) ?? (mark.kind == .point ? .usual : nil) {
      add(mark, box) { symbol.fill(style) }
    } else {
      add(mark, point.box(of: Self.pointSize)) { Color.clear }
    }
  }

  /// The view of a mark, which is an element, and its annotations.
  private mutating func add<V: View>(
    _ mark: ChartMark, _ rect: CGRect, annotated: CGRect? = nil, @ViewBuilder _ view: () -> V
  ) {
    let shown = view().opacity(mark.opacity)
    pieces.append(
      PlotPiece(.rect(rect), zIndex: mark.zIndex) {
        if mark.isAccessibilityHidden {
          shown.accessibilityHidden(true)
        } else if let identifier = mark.accessibilityIdentifier {
          shown.accessibilityLabel(mark.elementLabel).accessibilityValue(mark.elementValue)
            .accessibilityIdentifier(identifier)
        } else {
          shown.accessibilityLabel(mark.elementLabel).accessibilityValue(mark.elementValue)
        }
      })
    for annotation in mark.annotations {
      pieces.append(Self.piece(annotation, at: annotated ?? rect, zIndex: mark.zIndex))
    }
  }

  private static func piece(_ annotation: MarkAnnotation, at rect: CGRect, zIndex: Double) -> PlotPiece {
    let side = annotation.position
    let alignment = UnitPoint(annotation.alignment)
    // Along a side that it does not stand at, the annotation is aligned with the mark.
    let x: (place: CGFloat, anchor: CGFloat) =
      side.x == 0
      ? (rect.minX + alignment.x * rect.width, alignment.x)
      : side.x < 0 ? (rect.minX - annotation.spacing, 1) : (rect.maxX + annotation.spacing, 0)
    let y: (place: CGFloat, anchor: CGFloat) =
      side.y == 0
      ? (rect.minY + alignment.y * rect.height, alignment.y)
      : side.y < 0 ? (rect.minY - annotation.spacing, 1) : (rect.maxY + annotation.spacing, 0)
    let content = annotation.content(AnnotationContext(targetSize: rect.size))
    return PlotPiece(
      .point(CGPoint(x: x.place, y: y.place), anchor: UnitPoint(x: x.anchor, y: y.anchor)), zIndex: zIndex
    ) {
      content.environment(\.chartConfiguration, ChartConfiguration())
    }
  }

  private struct SeriesKey: Hashable {
    let kind: ChartMark.Kind
    let values: [_ChartDatum?]
  }
}

extension AnyChartSymbolShape {
  fileprivate static let usual = AnyChartSymbolShape(.circle)
}

extension CGPoint {
  fileprivate func box(of size: CGSize) -> CGRect {
    CGRect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
  }
}

extension UnitPoint {
  init(_ alignment: Alignment) {
    let x: CGFloat =
      switch alignment.horizontal {
      case .leading: 0
      case .trailing: 1
      default: 0.5
      }
    let y: CGFloat =
      switch alignment.vertical {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    self.init(x: x, y: y)
  }
}
