/// See [DisclosureGroupStyleConfiguration](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration).
@preconcurrency @MainActor
public struct DisclosureGroupStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [Content](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content-swift.struct).
  public struct Content: View {
    let view: @MainActor () -> AnyView

    public var body: some View { view() }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}
