/// See [UIDevice](https://developer.apple.com/documentation/uikit/uidevice). It is the simulated device.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice(device: .current)

  private let device: Device

  private init(device: Device) {
    self.device = device
    super.init()
  }

  open var name: String { device.name }

  open var model: String { device.idiom == .pad ? "iPad" : "iPhone" }

  open var localizedModel: String { model }

  open var systemName: String { "iOS" }

  open var systemVersion: String { "18.0" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.idiom }

  open var orientation: UIDeviceOrientation { .portrait }

  open var isMultitaskingSupported: Bool { true }
}
