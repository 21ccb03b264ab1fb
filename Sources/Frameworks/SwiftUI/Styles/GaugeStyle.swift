/// See [GaugeStyle](https://developer.apple.com/documentation/swiftui/gaugestyle).
///
/// A structure here: gauges have one look.
public struct GaugeStyle: Sendable {
  private let name: String

  public static let automatic = GaugeStyle(name: "automatic")
  public static let accessoryCircular = GaugeStyle(name: "accessoryCircular")
  public static let accessoryCircularCapacity = GaugeStyle(name: "accessoryCircularCapacity")
  public static let accessoryLinear = GaugeStyle(name: "accessoryLinear")
  public static let accessoryLinearCapacity = GaugeStyle(name: "accessoryLinearCapacity")
  public static let linearCapacity = GaugeStyle(name: "linearCapacity")
}

extension View {
  public func gaugeStyle(_ style: GaugeStyle) -> Self { self }
}
