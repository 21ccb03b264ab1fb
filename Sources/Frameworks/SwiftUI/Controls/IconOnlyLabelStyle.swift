/// See [IconOnlyLabelStyle](https://developer.apple.com/documentation/swiftui/icononlylabelstyle).
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
