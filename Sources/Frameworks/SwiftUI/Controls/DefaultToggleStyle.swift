/// See [DefaultToggleStyle](https://developer.apple.com/documentation/swiftui/defaulttogglestyle).
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}
