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
