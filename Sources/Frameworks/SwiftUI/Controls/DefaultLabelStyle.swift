/// See [DefaultLabelStyle](https://developer.apple.com/documentation/swiftui/defaultlabelstyle).
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}
