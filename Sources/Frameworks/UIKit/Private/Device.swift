import Synchronization

/// The device that is simulated: chosen once per process by `WINDFALL_DEVICE` and `WINDFALL_APPEARANCE`.
@_spi(Windfall) public struct Device: Sendable {
  public var name: String
  public var size: CGSize
  public var scale: CGFloat
  public var safeArea: UIEdgeInsets
  public var idiom: UIUserInterfaceIdiom
  let traits: UITraitCollection

  /// The devices that `WINDFALL_DEVICE` may name; the first is the default.
  public static var all: [Device] {
    [
      Device("iPhone", 390, 844, 3, top: 47, bottom: 34),
      Device("iPhone SE", 375, 667, 2, top: 20, bottom: 0),
      Device("iPhone 16", 393, 852, 3, top: 59, bottom: 34),
      Device("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34),
      Device("iPad", 820, 1180, 2, top: 24, bottom: 20, idiom: .pad),
    ]
  }

  private static let chosen = Mutex<Device?>(nil)

  public static var current: Device {
    chosen.withLock { chosen in
      if let chosen { return chosen }
      let device = wanted
      chosen = device
      return device
    }
  }

  /// Chooses a device whatever the environment says; nil leaves the choice to it, when it is next asked.
  public static func choose(_ device: Device?) { chosen.withLock { $0 = device } }

  private static var wanted: Device {
    let all = all
    let wanted = ProcessInfo.processInfo.environment["WINDFALL_DEVICE"] ?? ""
    if wanted.isEmpty { return all[0] }
    if let device = all.first(where: { $0.name == wanted }) { return device }
    let names = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    fatalError("WINDFALL_DEVICE names no known device: \"\(wanted)\". Known are \(names).")
  }

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    self.idiom = idiom
    let isDark = ProcessInfo.processInfo.environment["WINDFALL_APPEARANCE"]?.lowercased() == "dark"
    traits = UITraitCollection(
      userInterfaceStyle: isDark ? .dark : .light, userInterfaceIdiom: idiom,
      horizontalSizeClass: idiom == .pad ? .regular : .compact, verticalSizeClass: .regular, displayScale: scale,
      preferredContentSizeCategory: .large)
  }
}
