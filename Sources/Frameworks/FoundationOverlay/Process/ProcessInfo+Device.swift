import Foundation

/// What a simulated device says of itself: it does not grow warm and has no low power mode.
extension ProcessInfo {
  /// [ProcessInfo.ThermalState](https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum)
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  public var thermalState: ThermalState { .nominal }

  public var isLowPowerModeEnabled: Bool { false }

  public var isiOSAppOnMac: Bool { false }

  public var isMacCatalystApp: Bool { false }
}

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
