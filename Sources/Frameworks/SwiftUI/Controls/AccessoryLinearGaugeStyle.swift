/// See [AccessoryLinearGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorylineargaugestyle).
public struct AccessoryLinearGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}
