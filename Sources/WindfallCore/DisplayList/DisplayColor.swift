import Foundation

/// A colour in sRGB with components from 0 to 1, not premultiplied.
public struct DisplayColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = DisplayColor(red: 0, green: 0, blue: 0)
  public static let white = DisplayColor(red: 1, green: 1, blue: 1)
}

/// Colours of other colour spaces; what lies outside of sRGB gets components below 0 or above 1.
extension DisplayColor {
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      linearRed: 1.224_940_176_3 * red - 0.224_940_176_3 * green,
      green: 1.042_056_954_7 * green - 0.042_056_954_7 * red,
      blue: 1.098_273_600_1 * blue - 0.019_637_554_6 * red - 0.078_636_045_6 * green, alpha: alpha)
  }

  /// From light intensities.
  public init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
