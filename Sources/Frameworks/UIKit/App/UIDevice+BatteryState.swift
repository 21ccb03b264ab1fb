extension UIDevice {
  /// See [UIDevice.BatteryState](https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum).
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}
