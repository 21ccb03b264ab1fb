/// See [UIDevice](https://developer.apple.com/documentation/uikit/uidevice). It is the simulated device.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  private let device = Device.current

  /// Describes the simulated device, as `current` does.
  public override init() { super.init() }

  open var name: String { device.name }

  open var model: String { device.idiom == .pad ? "iPad" : "iPhone" }

  open var localizedModel: String { model }

  open var systemName: String { "iOS" }

  open var systemVersion: String { "18.0" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.idiom }

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  private var orientationListeners = 0

  /// UI tests turn the device; unlike on a real one, notifications of that come to those who did not ask for them too.
  open internal(set) var orientation = UIDeviceOrientation.portrait

  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Kept and given back; the state of the battery is not known either way.
  open var isBatteryMonitoringEnabled = false

  /// Unknown, as in the simulator.
  open var batteryState: BatteryState { .unknown }

  open var batteryLevel: Float { -1 }

  /// The same in every run of an app.
  open var identifierForVendor: UUID? {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (Bundle.main.bundleIdentifier ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], 0x40 | bytes[6] & 0x0f, bytes[7], 0x80, 0, 0, 0, 0,
        0, 0, 1
      ))
  }

  open var isMultitaskingSupported: Bool { true }
}

extension UIDevice {
  /// See [UIDevice.BatteryState](https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum).
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}

/// See [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation).
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
