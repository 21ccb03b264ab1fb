/// See [GaugeStyleConfiguration](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration).
@preconcurrency @MainActor
public struct GaugeStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [CurrentValueLabel](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/currentvaluelabel-swift.struct).
  public struct CurrentValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [MinimumValueLabel](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/minimumvaluelabel-swift.struct).
  public struct MinimumValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [MaximumValueLabel](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/maximumvaluelabel-swift.struct).
  public struct MaximumValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// From 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}
