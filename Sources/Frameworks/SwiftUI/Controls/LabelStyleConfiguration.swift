/// See [LabelStyleConfiguration](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration).
@preconcurrency @MainActor
public struct LabelStyleConfiguration {
  /// See [Title](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration/title-swift.struct).
  public struct Title: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [Icon](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration/icon-swift.struct).
  public struct Icon: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon
}
