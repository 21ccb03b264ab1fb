@_spi(Windfall) import UIKit

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
