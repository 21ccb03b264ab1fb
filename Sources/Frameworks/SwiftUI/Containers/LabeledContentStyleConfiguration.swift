/// See [LabeledContentStyleConfiguration](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration).
@preconcurrency @MainActor
public struct LabeledContentStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [Content](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration/content-swift.struct).
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}
