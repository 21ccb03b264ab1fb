/// See [LinearCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/linearcapacitygaugestyle).
public struct LinearCapacityGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}
