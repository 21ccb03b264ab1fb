import CoreGraphics
import UIKit
import WindfallCore

extension Color {
  /// See [Color.Resolved](https://developer.apple.com/documentation/swiftui/color/resolved).
  public struct Resolved: Hashable, Codable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let environment = EnvironmentValues()
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      self.init(color.display(in: environment))
    }

    init(_ color: DisplayColor) {
      linearRed = Self.linear(Float(color.red))
      linearGreen = Self.linear(Float(color.green))
      linearBlue = Self.linear(Float(color.blue))
      opacity = Float(color.alpha)
    }

    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    public var cgColor: CGColor { UIColor(Color(self)).cgColor }

    /// The curve of sRGB.
    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Float) -> Float {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(self)._paint(in: environment) }
}
