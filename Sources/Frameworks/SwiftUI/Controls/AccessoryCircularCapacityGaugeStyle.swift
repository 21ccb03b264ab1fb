/// See [AccessoryCircularCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorycircularcapacitygaugestyle).
public struct AccessoryCircularCapacityGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}
