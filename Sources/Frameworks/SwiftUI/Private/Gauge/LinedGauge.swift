/// A gauge as a line with the labels around it.
public struct _LinedGauge: View {
  let configuration: GaugeStyleConfiguration

  public var body: some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A gauge style of the framework itself.
@preconcurrency @MainActor
protocol FrameworkGaugeStyle: GaugeStyle where Body == _LinedGauge {}

extension FrameworkGaugeStyle {
  public func makeBody(configuration: GaugeStyleConfiguration) -> _LinedGauge {
    _LinedGauge(configuration: configuration)
  }
}
