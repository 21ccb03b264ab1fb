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
