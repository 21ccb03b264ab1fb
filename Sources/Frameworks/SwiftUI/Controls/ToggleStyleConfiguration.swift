/// See [ToggleStyleConfiguration](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration).
@preconcurrency @MainActor
public struct ToggleStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  @Binding public var isOn: Bool
}
