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
