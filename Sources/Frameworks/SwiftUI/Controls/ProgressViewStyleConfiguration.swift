/// See [ProgressViewStyleConfiguration](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration).
@preconcurrency @MainActor
public struct ProgressViewStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [CurrentValueLabel](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/currentvaluelabel-swift.struct).
  public struct CurrentValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}
