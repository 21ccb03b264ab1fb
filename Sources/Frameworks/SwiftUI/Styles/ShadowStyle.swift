import Foundation

/// See [ShadowStyle](https://developer.apple.com/documentation/swiftui/shadowstyle).
public struct ShadowStyle: Equatable, Sendable {
  private let isInside: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInside: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInside: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}
