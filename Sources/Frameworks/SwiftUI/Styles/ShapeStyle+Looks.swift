extension ShapeStyle {
  /// Behind that of views, for styles that are views too.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(base: self, opacity: opacity) }

  /// Shadows of styles are not drawn.
  public func shadow(_ style: ShadowStyle) -> Self { self }
}
