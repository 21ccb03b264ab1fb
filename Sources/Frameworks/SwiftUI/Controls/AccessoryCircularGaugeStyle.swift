/// See [AccessoryCircularGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorycirculargaugestyle).
public struct AccessoryCircularGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}
