/// See [AutomaticLabeledContentStyle](https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle).
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundColor(.secondary)
    }
  }
}
