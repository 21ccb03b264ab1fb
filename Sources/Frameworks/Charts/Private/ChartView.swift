import SwiftUI

/// A chart with its axes, legend and layers.
struct ChartView: View {
  let model: ChartModel
  let configuration: ChartConfiguration
  /// Called when a finger moves what is in sight.
  let scroll: (ChartPosition) -> Void
  @StateObject private var area = PlotArea()

  var body: some View {
    let proxy = ChartProxy(model: model, area: area, selections: configuration.selections)
    let parts = parts(proxy)
    ChartLayout(roles: parts.map(\.role), model: model, area: area) {
      ForEach(Array(parts.enumerated()), id: \.offset) { $0.element.view }
    }
    .background { ChartLayers(layers: configuration.backgrounds, proxy: proxy) }
    .overlay { ChartLayers(layers: configuration.overlays, proxy: proxy) }
    .coordinateSpace(name: area.space)
    .accessibilityElement(children: .contain)
  }

  private func parts(_ proxy: ChartProxy) -> [ChartPart] {
    let x = entries(isX: true)
    let y = entries(isX: false)
    let plot = AnyView(
      PlotView(model: model, entries: x + y, configuration: configuration, proxy: proxy, scroll: scroll))
    let labels = (x + y).compactMap { entry in
      entry.label.map { view in
        let anchor = entry.part.anchor
        return ChartPart(
          role: .label(
            share: entry.share, isX: entry.isX, isAtStart: entry.isAtStart,
            anchor: (entry.isX ? anchor?.x : anchor?.y) ?? (entry.isCentered ? 0.5 : 0), offset: entry.part.offset,
            spacing: entry.part.spacing ?? 4),
          view: view)
      }
    }
    return [ChartPart(role: .plot, view: configuration.plotStyle?(plot) ?? plot)] + labels + titles + legend
  }

  private func entries(isX: Bool) -> [AxisEntry] {
    guard model.hasAxes else { return [] }
    let scale = isX ? model.x : model.y
    let isMeasured = model.marks.contains { !(isX ? $0.x : $0.y).values.isEmpty }
    let isNamed = (isX ? configuration.x : configuration.y).domain != nil
    guard isMeasured || isNamed else { return [] }
    return configuration.axes(isX: isX).flatMap { AxisEntry.entries(of: $0, scale: scale, isX: isX) }
  }

  private var titles: [ChartPart] {
    [(configuration.xTitle, AnnotationPosition.bottom), (configuration.yTitle, .top)].compactMap { title, usual in
      title.map { title in
        ChartPart(
          role: .beside(
            title.position == .automatic ? usual : title.position,
            alignment: title.alignment
              ?? Alignment(horizontal: usual == .bottom ? .center : .trailing, vertical: .center),
            spacing: title.spacing ?? 4),
          view: AnyView(title.content.font(.caption).foregroundStyle(Color.secondary)))
      }
    }
  }

  private var legend: [ChartPart] {
    let setting = configuration.legend ?? LegendSetting()
    let isNeeded = setting.content != nil || !model.styles.legendValues.isEmpty
    guard isNeeded, configuration.legendVisibility != .hidden else { return [] }
    return [
      ChartPart(
        role: .beside(
          setting.position == .automatic ? .bottom : setting.position, alignment: setting.alignment,
          spacing: setting.spacing ?? 8),
        view: setting.content ?? AnyView(LegendView(model: model)))
    ]
  }
}
