import Foundation

/// A picture drawn by code: [Canvas](https://developer.apple.com/documentation/swiftui/canvas).
///
/// It is drawn once for each change of its surroundings or its size. Opacity, colour mode and asynchronous drawing change
/// nothing of it.
public struct Canvas<Symbols: View>: PrimitiveView {
  nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
  nonisolated(unsafe) public var symbols: Symbols
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { CanvasNode(view, context) }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}
