/// See [MenuStyleConfiguration](https://developer.apple.com/documentation/swiftui/menustyleconfiguration).
@preconcurrency @MainActor
public struct MenuStyleConfiguration {
  /// See [MenuStyleConfiguration.Label](https://developer.apple.com/documentation/swiftui/menustyleconfiguration/label).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [MenuStyleConfiguration.Content](https://developer.apple.com/documentation/swiftui/menustyleconfiguration/content).
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}
