/// A shape with its inside drawn, over what was drawn of it before:
/// [FillShapeView](https://developer.apple.com/documentation/swiftui/fillshapeview).
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public nonisolated let shape: Content
  public nonisolated let style: Style
  public nonisolated let fillStyle: FillStyle
  public nonisolated(unsafe) let background: Background

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public var body: some View { ShapeLayers(DrawnShape(shape: shape, fill: AnyShapeStyle(style)), over: background) }
}

/// A shape with a line along its outline:
/// [StrokeShapeView](https://developer.apple.com/documentation/swiftui/strokeshapeview).
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public nonisolated let shape: Content
  public nonisolated let style: Style
  public nonisolated let strokeStyle: StrokeStyle
  public nonisolated let isAntialiased: Bool
  public nonisolated(unsafe) let background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    ShapeLayers(DrawnShape(shape: shape, stroke: AnyShapeStyle(style), strokeStyle: strokeStyle), over: background)
  }
}

/// A shape with a line inside of its outline:
/// [StrokeBorderShapeView](https://developer.apple.com/documentation/swiftui/strokebordershapeview).
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  public nonisolated let shape: Content
  public nonisolated let style: Style
  public nonisolated let strokeStyle: StrokeStyle
  public nonisolated let isAntialiased: Bool
  public nonisolated(unsafe) let background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    ShapeLayers(DrawnShape(shape: inner, stroke: AnyShapeStyle(style), strokeStyle: strokeStyle), over: background)
  }
}

/// What is drawn of a shape, over what was drawn of it before.
private struct ShapeLayers<Layer: View, Background: View>: View {
  let layer: Layer
  let background: Background

  init(_ layer: Layer, over background: Background) {
    self.layer = layer
    self.background = background
  }

  var body: some View {
    if Background.self == EmptyView.self { layer } else { background.overlay { layer } }
  }
}
