import Foundation
import WindfallCore

/// See [CGColor](https://developer.apple.com/documentation/coregraphics/cgcolor). Colours are always in sRGB.
public final class CGColor: Hashable, Sendable {
  /// The colour as it is drawn.
  @_spi(Windfall) public let displayColor: DisplayColor

  @_spi(Windfall) public init(displayColor: DisplayColor) { self.displayColor = displayColor }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    displayColor = DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    displayColor = DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    displayColor = DisplayColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { displayColor.alpha }

  public var numberOfComponents: Int { 4 }

  public var components: [CGFloat]? {
    [displayColor.red, displayColor.green, displayColor.blue, displayColor.alpha]
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    var color = displayColor
    color.alpha = alpha
    return CGColor(displayColor: color)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.displayColor == right.displayColor }

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

  /// Nil for what is no name of a space of RGB or grey colours.
  public convenience init?(name: NSString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB:
      self.init(.rgb, name: String(name))
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray: self.init(.monochrome, name: String(name))
    default: return nil
    }
  }

  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

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
  nonisolated(unsafe) public static let linearGray: NSString = "kCGColorSpaceLinearGray"

  fileprivate static let deviceRGB = CGColorSpace(.rgb, name: nil)
  fileprivate static let deviceGray = CGColorSpace(.monochrome, name: nil)
}

/// See [CGColorSpaceCreateDeviceRGB()](https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb()).
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// See [CGColorSpaceCreateDeviceGray()](https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicegray()).
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// See [CGColorSpaceModel](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel).
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
