import SwiftUI

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

  /// The axes that are shown.
  @MainActor
  func axes(isX: Bool) -> [ChartAxis] {
    guard (isX ? xAxisVisibility : yAxisVisibility) != .hidden else { return [] }
    return (isX ? xAxes : yAxes) ?? [ChartAxis()]
  }
}
