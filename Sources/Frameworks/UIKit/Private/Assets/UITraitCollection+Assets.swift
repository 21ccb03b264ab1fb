import WindfallCore

extension UITraitCollection {
  /// What versions of assets are chosen by; the device says what the collection leaves open.
  var assetPlace: AssetConditions {
    let device = Device.current.traits
    let style = userInterfaceStyle == .unspecified ? device.userInterfaceStyle : userInterfaceStyle
    let idiom = userInterfaceIdiom == .unspecified ? device.userInterfaceIdiom : userInterfaceIdiom
    return AssetConditions(
      idiom: idiom == .pad ? .pad : .phone, isDark: style == .dark, hasHighContrast: accessibilityContrast == .high,
      gamut: displayGamut == .SRGB ? .sRGB : .displayP3, widthClass: horizontalSizeClass.assetClass,
      heightClass: verticalSizeClass.assetClass, scale: displayScale > 0 ? displayScale : device.displayScale)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var assetClass: AssetConditions.SizeClass? {
    self == .compact ? .compact : self == .regular ? .regular : nil
  }
}
