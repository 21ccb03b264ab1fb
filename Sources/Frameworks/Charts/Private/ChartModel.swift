import SwiftUI

/// The marks of a chart with the scales that follow from them.
@MainActor
struct ChartModel {
  let marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  let styles: StyleScale
  let stacks: MarkStacks
  /// The groups that stand side by side, in the order in which they appear.
  let groups: [_ChartDatum]

  init(
    _ marks: [ChartMark], _ configuration: ChartConfiguration = ChartConfiguration(),
    position: ChartPosition = ChartPosition()
  ) {
    self.marks = marks
    let stacks = MarkStacks(marks)
    self.stacks = stacks
    styles = StyleScale(marks, setting: configuration.styles)
    var seen: Set<_ChartDatum> = []
    groups = marks.compactMap { $0.groupValue?.datum }.filter { seen.insert($0).inserted }

    func scale(_ extent: (ChartMark) -> MarkExtent, isX: Bool, _ setting: ScaleSetting) -> ChartScale {
      var data: [_ChartDatum] = []
      var positions: [Double] = []
      for (index, mark) in marks.enumerated() {
        let values = extent(mark).values
        data += values.map(\.datum)
        if mark.isHorizontal == isX, let ends = stacks.ends[index] {
          positions += [ends.start, ends.end]
        } else {
          for value in values { positions += value.interval.map { [$0.lowerBound, $0.upperBound] } ?? value.place }
        }
      }
      return ChartScale(data: data, positions: positions, setting: setting)
    }
    x = scale(\.x, isX: true, configuration.x).showing(configuration.x.visibleLength, from: position.x)
    y = scale(\.y, isX: false, configuration.y).showing(configuration.y.visibleLength, from: position.y)
  }

  /// A chart of sectors alone has no axes.
  var hasAxes: Bool { marks.contains { $0.kind != .sector } }
}

extension MarkValue {
  fileprivate var place: [Double] { datum.position.map { [$0] } ?? [] }
}

/// What modifiers around a chart say of it.
struct ChartConfiguration {
  /// The axes that the app describes; those of every chart where it describes none.
  var xAxes: [ChartAxis]?
  var yAxes: [ChartAxis]?
  var xAxisVisibility = Visibility.automatic
  var yAxisVisibility = Visibility.automatic
  var x = ScaleSetting()
  var y = ScaleSetting()
  var styles = StyleScale.Setting()
  var legendVisibility = Visibility.automatic
  var legend: LegendSetting?
  var xTitle: AxisTitle?
  var yTitle: AxisTitle?
  var plotStyle: ((AnyView) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selections: [ChartSelection] = []
  var gestures: [(ChartProxy) -> AnyGesture<Void>] = []
  var scrolling = ChartScrolling()

  /// The axes that are shown.
  @MainActor
  func axes(isX: Bool) -> [ChartAxis] {
    guard (isX ? xAxisVisibility : yAxisVisibility) != .hidden else { return [] }
    return (isX ? xAxes : yAxes) ?? [ChartAxis()]
  }
}

/// The key of what modifiers say of the charts inside them.
struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

extension View {
  func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chartConfiguration, transform: change)
  }
}
