/// See [TitleOnlyLabelStyle](https://developer.apple.com/documentation/swiftui/titleonlylabelstyle).
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
