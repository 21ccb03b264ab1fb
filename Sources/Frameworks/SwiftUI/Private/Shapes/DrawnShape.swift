import Foundation
@_spi(Windfall) import UIKit
import WindfallCore

/// A shape filled or stroked.
struct DrawnShape<S: Shape>: PrimitiveView, ShapeView {
  let shape: S
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle: StrokeStyle?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { ShapeNode(view, context) }
}

private final class ShapeNode<S: Shape>: _Node<DrawnShape<S>> {
  private let item = ShapeItem(ShapeRenderView())
  private var view: DrawnShape<S>

  init(_ view: DrawnShape<S>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    configure(shapeChanged: true)
  }

  override func update(_ view: DrawnShape<S>, _ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity, ValueMemory.areEqual(self.view, view) { return }
    let isSameShape = ValueMemory.areEqual(self.view.shape, view.shape)
    self.view = view
    self.environment = environment
    configure(shapeChanged: !isSameShape)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure(shapeChanged: false)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func remove() {
    item.view.detach()
    super.remove()
  }

  private func configure(shapeChanged: Bool) {
    let shape = view.shape
    item.view.attach(environment)
    if let stroke = view.stroke {
      item.view.look = .stroke(stroke._paint(in: environment), view.strokeStyle?.display ?? DisplayStroke(width: 1))
    } else {
      item.view.look = .fill(view.fill?._paint(in: environment) ?? environment.foregroundPaint)
    }
    guard shapeChanged else { return }
    item.measure = { shape.sizeThatFits($0) }
    item.view.outline = { shape.path(in: $0) }
    item.view.setNeedsDisplay()
    item.invalidateLayout()
  }
}

/// A style that is seen through.
struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment).withOpacity(opacity) }
}
