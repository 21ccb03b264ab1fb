/// See [AccessoryLinearCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorylinearcapacitygaugestyle).
public struct AccessoryLinearCapacityGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}
