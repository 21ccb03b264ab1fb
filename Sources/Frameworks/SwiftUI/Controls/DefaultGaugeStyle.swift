/// See [DefaultGaugeStyle](https://developer.apple.com/documentation/swiftui/defaultgaugestyle).
public struct DefaultGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}
