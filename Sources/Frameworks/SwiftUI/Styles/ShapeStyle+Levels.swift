import UIKit

/// Lower levels of any style; a static member of the same name is a level of the foreground.
extension ShapeStyle {
  @_disfavoredOverload
  public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }

  @_disfavoredOverload
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }

  @_disfavoredOverload
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }

  @_disfavoredOverload
  public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }

  /// Styles are painted over what is there, whatever the mode.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

/// The foreground, changed.
extension ShapeStyle where Self == AnyShapeStyle {
  /// Shadows of styles are not drawn.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle()) }

  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(FadedShapeStyle(base: ForegroundStyle(), opacity: opacity))
  }

  /// Styles are painted over what is there, whatever the mode.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle()) }
}

/// A style that has colours of its own for its levels; others fade.
protocol LeveledShapeStyle {
  func color(ofLevel level: Int) -> UIColor
}

extension BackgroundStyle: LeveledShapeStyle {
  func color(ofLevel level: Int) -> UIColor { level == 1 ? .secondarySystemBackground : .tertiarySystemBackground }
}

extension WindowBackgroundShapeStyle: LeveledShapeStyle {
  func color(ofLevel level: Int) -> UIColor { level == 1 ? .secondarySystemBackground : .tertiarySystemBackground }
}

extension FillShapeStyle: LeveledShapeStyle {
  func color(ofLevel level: Int) -> UIColor {
    level == 1 ? .secondarySystemFill : level == 2 ? .tertiarySystemFill : .quaternarySystemFill
  }
}

/// A level of a style.
struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  func _paint(in environment: EnvironmentValues) -> _Paint {
    if let base = base as? any LeveledShapeStyle { return Color(base.color(ofLevel: level))._paint(in: environment) }
    return base._paint(in: environment).withOpacity(HierarchicalShapeStyle.opacities[level])
  }
}
