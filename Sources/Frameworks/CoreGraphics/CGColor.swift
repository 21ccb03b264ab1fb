import Foundation
import WindfallCore

/// See [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor). Colours are drawn in sRGB.
public final class CGColor: Hashable, Sendable {
  /// The colour as it is drawn.
  @_spi(Windfall) public let displayColor: DisplayColor
  public let colorSpace: CGColorSpace?
  /// What the colour was made of, where that is not what is drawn.
  private let given: [CGFloat]?
  /// The image of a pattern.
  let tile: ColorTile?

  @_spi(Windfall) public convenience init(displayColor: DisplayColor) { self.init(displayColor, in: .standard) }

  init(_ displayColor: DisplayColor, in space: CGColorSpace, given: [CGFloat]? = nil, tile: ColorTile? = nil) {
    self.displayColor = displayColor
    colorSpace = space
    self.given = given
    self.tile = tile
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(displayColor: DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(displayColor: DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(
      DisplayColor(red: gray, green: gray, blue: gray, alpha: alpha), in: .genericGray, given: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let parts = [cyan, magenta, yellow, black, alpha]
    self.init(DisplayColor(inks: parts), in: .inks, given: parts)
  }

  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let parts = [CGFloat](UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    guard let color = space.displayColor(of: parts) else { return nil }
    self.init(color, in: space, given: parts)
  }

  public var alpha: CGFloat { displayColor.alpha }

  public var numberOfComponents: Int { given?.count ?? 4 }

  public var components: [CGFloat]? {
    given ?? [displayColor.red, displayColor.green, displayColor.blue, displayColor.alpha]
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    var color = displayColor
    color.alpha = alpha
    return CGColor(color, in: colorSpace ?? .standard, given: given.map { $0.dropLast() + [alpha] }, tile: tile)
  }

  /// The colour as it is drawn, in a space of greys or of red, green and blue; nil for other spaces.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? {
    switch space.model {
    case .rgb: return CGColor(displayColor, in: space)
    case .monochrome:
      let grey = 0.2126 * displayColor.red + 0.7152 * displayColor.green + 0.0722 * displayColor.blue
      return CGColor(
        DisplayColor(red: grey, green: grey, blue: grey, alpha: alpha), in: space, given: [grey, alpha])
    default: return nil
    }
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.displayColor == right.displayColor && left.colorSpace == right.colorSpace && left.given == right.given
      && left.tile == right.tile
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(displayColor) }
}

/// See [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace). Colours are those of sRGB in
/// every space, or their greys.
public final class CGColorSpace: Hashable, Sendable {
  public let model: CGColorSpaceModel
  private let text: String?

  private init(_ model: CGColorSpaceModel, name: String?) {
    self.model = model
    text = name
  }

  public var name: NSString? { text.map { NSString(string: $0) } }

  /// Nil for what is no name of a space of RGB, CMYK or grey colours.
  public convenience init?(name: NSString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB:
      self.init(.rgb, name: String(name))
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray: self.init(.monochrome, name: String(name))
    case CGColorSpace.genericCMYK: self.init(.cmyk, name: String(name))
    default: return nil
    }
  }

  public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }

  public var isWideGamutRGB: Bool { text == "kCGColorSpaceDisplayP3" || text == "kCGColorSpaceExtendedSRGB" }

  public var supportsOutput: Bool { true }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(text)
  }

  nonisolated(unsafe) public static let sRGB: NSString = "kCGColorSpaceSRGB"
  nonisolated(unsafe) public static let displayP3: NSString = "kCGColorSpaceDisplayP3"
  nonisolated(unsafe) public static let extendedSRGB: NSString = "kCGColorSpaceExtendedSRGB"
  nonisolated(unsafe) public static let linearSRGB: NSString = "kCGColorSpaceLinearSRGB"
  nonisolated(unsafe) public static let genericGrayGamma2_2: NSString = "kCGColorSpaceGenericGrayGamma2_2"
  nonisolated(unsafe) public static let genericCMYK: NSString = "kCGColorSpaceGenericCMYK"
  nonisolated(unsafe) public static let linearGray: NSString = "kCGColorSpaceLinearGray"

  fileprivate static let standard = CGColorSpace(.rgb, name: "kCGColorSpaceSRGB")
  fileprivate static let genericGray = CGColorSpace(.monochrome, name: "kCGColorSpaceGenericGrayGamma2_2")
  fileprivate static let inks = CGColorSpace(.cmyk, name: "kCGColorSpaceGenericCMYK")
  static let pattern = CGColorSpace(.pattern, name: nil)
  fileprivate static let deviceInks = CGColorSpace(.cmyk, name: nil)
  fileprivate static let deviceRGB = CGColorSpace(.rgb, name: nil)
  fileprivate static let deviceGray = CGColorSpace(.monochrome, name: nil)
}

extension CGColorSpace {
  /// The colour that parts mean, the alpha last; nil where they are no colours.
  fileprivate func displayColor(of parts: [CGFloat]) -> DisplayColor? {
    switch (model, text) {
    case (.rgb, "kCGColorSpaceLinearSRGB"):
      DisplayColor(linearRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case (.rgb, "kCGColorSpaceDisplayP3"):
      DisplayColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case (.rgb, _): DisplayColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case (.monochrome, "kCGColorSpaceLinearGray"):
      DisplayColor(linearRed: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    case (.monochrome, _): DisplayColor(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    case (.cmyk, _): DisplayColor(inks: parts)
    default: nil
    }
  }
}

extension DisplayColor {
  /// What is left of white light, without a printer's profile: cyan, magenta, yellow, black and the alpha.
  fileprivate init(inks parts: [CGFloat]) {
    let light = parts.dropLast().map { 1 - min(max($0, 0), 1) }
    self.init(red: light[0] * light[3], green: light[1] * light[3], blue: light[2] * light[3], alpha: parts[4])
  }
}

/// See [CGColorSpaceCreateDeviceRGB()](https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb()).
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// See [CGColorSpaceCreateDeviceGray()](https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicegray()).
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// See [CGColorSpaceCreateDeviceCMYK()](https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicecmyk()).
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceInks }

/// See [CGColorSpaceModel](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel).
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
