/// A shape that is filled or stroked, and can be so again:
/// [ShapeView](https://developer.apple.com/documentation/swiftui/shapeview).
@preconcurrency @MainActor
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  var shape: Content { get }
}

extension ShapeView {
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    LayeredShape(
      shape: shape, background: self, layer: AnyView(DrawnShape(shape: shape, fill: AnyShapeStyle(content))))
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    let layer = DrawnShape(shape: shape, stroke: AnyShapeStyle(content), strokeStyle: style)
    return LayeredShape(shape: shape, background: self, layer: AnyView(layer))
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, background: self, layer: AnyView(shape.strokeBorder(content, style: style)))
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
