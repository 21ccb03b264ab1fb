/// What a shape is as a view: its inside, in one style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public nonisolated let shape: Content
  public nonisolated let style: Style
  public nonisolated let fillStyle: FillStyle

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public var body: some View { DrawnShape(shape: shape, fill: style is ForegroundStyle ? nil : AnyShapeStyle(style)) }
}
