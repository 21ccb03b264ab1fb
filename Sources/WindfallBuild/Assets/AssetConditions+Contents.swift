import WindfallCore

extension AssetConditions {
  /// Where an element of a `Contents.json` is meant to be used; nil where that is no iPhone or iPad.
  init?(_ element: AssetContents) throws(BuildError) {
    self.init()
    switch try element.text("idiom") {
    case nil, "universal", "ios-marketing": break
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    default: return nil
    }
    if let platform = try element.text("platform"), platform != "ios", platform != "universal" { return nil }
    for appearance in try element.list("appearances") {
      switch (try appearance.text("appearance"), try appearance.text("value")) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): hasHighContrast = true
      // Such as tinted icons, which no trait asks for.
      default: return nil
      }
    }
    switch try element.text("display-gamut") {
    case "sRGB": gamut = .sRGB
    case "display-P3": gamut = .displayP3
    default: break
    }
    switch try element.text("language-direction") {
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    default: break
    }
    widthClass = Self.sizeClass(try element.text("width-class"))
    heightClass = Self.sizeClass(try element.text("height-class"))
    scale = try Self.scale(element)
  }

  private static func sizeClass(_ name: String?) -> SizeClass? {
    name == "compact" ? .compact : name == "regular" ? .regular : nil
  }

  private static func scale(_ element: AssetContents) throws(BuildError) -> Double? {
    guard let text = try element.text("scale") else { return nil }
    guard text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0, scale < 100 else {
      throw element.error("\"\(text)\" is no scale")
    }
    return scale
  }
}
