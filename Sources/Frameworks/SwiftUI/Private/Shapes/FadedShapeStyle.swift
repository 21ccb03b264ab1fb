/// A style that is seen through.
struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment).withOpacity(opacity) }
}
