import Foundation
@_spi(Windfall) import UIKit
import WindfallCore

/// The node of a view that fills all it is offered.
@MainActor
final class FillNode<V: View>: _Node<V> {
  private let item = FillItem(PaintView())
  private let paint: (V, EnvironmentValues) -> _Paint
  private var view: V

  init(_ view: V, _ context: _NodeContext, paint: @escaping (V, EnvironmentValues) -> _Paint) {
    self.view = view
    self.paint = paint
    super.init(context)
    configure()
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity, ValueMemory.areEqual(self.view, view) { return }
    self.view = view
    self.environment = environment
    configure()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func remove() {
    item.view.detach()
    super.remove()
  }

  private func configure() {
    item.view.paint = paint(view, environment)
    item.view.attach(environment)
  }
}

final class FillItem: ViewItem<PaintView> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = LayoutDefaults.idealLength
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal))
  }
}

/// Fills itself with a paint.
final class PaintView: FallbackLeafView {
  var paint: _Paint? { didSet { if paint != oldValue { setNeedsDisplay() } } }

  /// What is fully transparent lets fingers through.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (paint?.isVisible ?? false) && super.point(inside: point, with: event)
  }

  override func drawContents() -> [DisplayItem] {
    guard let paint, paint.isVisible else { return [] }
    return [.fill(.rect(bounds), paint.display(in: bounds))]
  }
}

/// Fills all it is offered with a style.
public struct _StyleView<S: ShapeStyle>: PrimitiveView {
  let style: S

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { view, environment in view.style._paint(in: environment) }
  }
}
