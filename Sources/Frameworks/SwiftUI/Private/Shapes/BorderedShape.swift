/// A shape with a line inside its outline.
struct BorderedShape<Content: InsettableShape, S: ShapeStyle>: ShapeView {
  let shape: Content
  let content: S
  let style: StrokeStyle

  var body: some View { shape.inset(by: style.lineWidth / 2).stroke(content, style: style) }
}
