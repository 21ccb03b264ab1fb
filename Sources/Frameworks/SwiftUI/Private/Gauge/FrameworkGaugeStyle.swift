/// A gauge style of the framework itself.
@preconcurrency @MainActor
protocol FrameworkGaugeStyle: GaugeStyle where Body == _LinedGauge {}

extension FrameworkGaugeStyle {
  public func makeBody(configuration: GaugeStyleConfiguration) -> _LinedGauge {
    _LinedGauge(configuration: configuration)
  }
}
