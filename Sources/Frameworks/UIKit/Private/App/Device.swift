import Synchronization
import WindfallCore

/// The device that is simulated: chosen once per process by `WINDFALL_DEVICE` and `WINDFALL_APPEARANCE`.
@_spi(Windfall) public struct Device: Sendable {
  public var name: String
  public var size: CGSize
  public var scale: CGFloat
  public var safeArea: UIEdgeInsets
  public var idiom: UIUserInterfaceIdiom
  var traits: UITraitCollection

  /// The devices that `WINDFALL_DEVICE` may name; the first is the default.
  public static var all: [Device] { DeviceModel.all.map { Device($0) } }

  private static let chosen = Mutex<Device?>(nil)
  private static let textSize = Mutex<UIContentSizeCategory?>(nil)
  private static let direction = Mutex(UITraitEnvironmentLayoutDirection.leftToRight)

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
    let wanted = ProcessInfo.processInfo.environment["WINDFALL_DEVICE"] ?? ""
    if wanted.isEmpty { return Device(DeviceModel.all[0]) }
    if let model = DeviceModel.named(wanted) { return Device(model) }
    fatalError("WINDFALL_DEVICE names no known device: \"\(wanted)\". Known are \(DeviceModel.names).")
  }

  init(_ model: DeviceModel) {
    name = model.name
    size = model.size
    scale = model.scale
    safeArea = UIEdgeInsets(top: model.topInset, left: 0, bottom: model.bottomInset, right: 0)
    idiom = model.isTablet ? .pad : .phone
    let isDark = ProcessInfo.processInfo.environment["WINDFALL_APPEARANCE"]?.lowercased() == "dark"
    let values = TraitValues(
      userInterfaceStyle: isDark ? .dark : .light, userInterfaceIdiom: idiom,
      horizontalSizeClass: idiom == .pad ? .regular : .compact, verticalSizeClass: .regular, displayScale: scale,
      preferredContentSizeCategory: Self.textSize.withLock { $0 } ?? .large, displayGamut: .P3,
      accessibilityContrast: .normal,
      legibilityWeight: .regular, layoutDirection: Self.direction.withLock { $0 }, forceTouchCapability: .unavailable)
    traits = UITraitCollection(values)
  }
}

extension Device {
  /// Takes the size of text and the direction of the layout that launch arguments choose, as those of UI tests do.
  ///
  /// Arguments are asked for when an app is launched, and not before: Swift keeps those that it has seen, and an app is
  /// a copy of a process that was started without them.
  static func follow(launchArguments: [String]) {
    func value(of name: String) -> String? {
      launchArguments.lastIndex(of: "-\(name)").flatMap { index in
        index + 1 < launchArguments.count ? launchArguments[index + 1] : nil
      }
    }
    let category = value(of: "UIPreferredContentSizeCategoryName").map { UIContentSizeCategory(rawValue: $0) }
    let isForced = ["AppleTextDirection", "NSForceRightToLeftWritingDirection"].contains { name in
      ["yes", "true", "1"].contains(value(of: name)?.lowercased())
    }
    // The language is that of the app which goes best with the person's: without it nothing is turned.
    let isTurned = isForced || (value(of: "AppleLanguages") != nil && isRightToLeft(Bundle.main.preferredLocalizations))
    let wanted: UITraitEnvironmentLayoutDirection = isTurned ? .rightToLeft : .leftToRight
    guard category?.rank != nil || direction.withLock({ $0 != wanted }) else { return }
    if let category, category.rank != nil { textSize.withLock { $0 = category } }
    direction.withLock { $0 = wanted }
    choose(nil)
  }

  private static func isRightToLeft(_ languages: [String]) -> Bool {
    languages.first.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } ?? false
  }

  /// From this width on, a phone that lies on its side is as wide as a tablet.
  private static let widePhoneWidth: CGFloat = 428
  /// What the home indicator takes of a phone that lies on its side.
  private static let sidewaysIndicator: CGFloat = 21

  /// The same device, held in another way.
  func turned(to orientation: UIInterfaceOrientation) -> Device {
    guard let upright = DeviceModel.named(name).map({ Device($0) }) else { return self }
    var device = upright.with(style: traits.userInterfaceStyle)
    guard orientation.isLandscape else { return device }
    device.size = CGSize(width: upright.size.height, height: upright.size.width)
    guard idiom == .phone else { return device }
    // A phone without a home indicator has no camera that the contents must go around either.
    let hasCamera = upright.safeArea.bottom > 0
    let side = hasCamera ? upright.safeArea.top : 0
    device.safeArea = UIEdgeInsets(top: 0, left: side, bottom: hasCamera ? Self.sidewaysIndicator : 0, right: side)
    let isWide = upright.size.width >= Self.widePhoneWidth
    device.traits = UITraitCollection(traitsFrom: [
      device.traits, UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
    ])
    return device
  }

  /// The traits of the screen of the chosen device, upright or lying on its side.
  @_spi(Windfall) public static func screenTraits(isWide: Bool) -> UITraitCollection {
    current.turned(to: isWide ? .landscapeLeft : .portrait).traits
  }

  func with(style: UIUserInterfaceStyle) -> Device {
    var device = self
    device.traits = traits.with(style: style)
    return device
  }
}
