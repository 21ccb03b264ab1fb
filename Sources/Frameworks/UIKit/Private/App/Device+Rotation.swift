import WindfallCore

extension Device {
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
