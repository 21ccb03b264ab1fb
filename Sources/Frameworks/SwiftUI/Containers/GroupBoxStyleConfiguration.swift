/// See [GroupBoxStyleConfiguration](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration).
@preconcurrency @MainActor
public struct GroupBoxStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [Content](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/content-swift.struct).
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}
