import UIKit

/// See [Material](https://developer.apple.com/documentation/swiftui/material).
///
/// What is behind a material is seen through it, and not blurred.
public struct Material: ShapeStyle, Sendable {
  private let opacity: Double

  public static let ultraThin = Material(opacity: 0.4)
  public static let thin = Material(opacity: 0.55)
  public static let regular = Material(opacity: 0.7)
  public static let thick = Material(opacity: 0.82)
  public static let ultraThick = Material(opacity: 0.92)
  public static let bar = Material(opacity: 0.85)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.systemBackground).opacity(opacity)._paint(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
