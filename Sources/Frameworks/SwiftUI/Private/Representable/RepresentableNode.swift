import UIKit

/// The node of a view or view controller of UIKit's.
@MainActor
final class RepresentableNode<V: View, Made: UIResponder, Coordinator>: _Node<V>, StateDependent {
  private let adapter: RepresentableAdapter<V, Made, Coordinator>
  private var view: V
  private let properties = PropertyStore(layout: ViewTypeLayout.of(V.self))
  private let coordinator: Coordinator
  private let item: RepresentableItem
  private var made: Made?

  init(_ view: V, _ context: _NodeContext, _ adapter: RepresentableAdapter<V, Made, Coordinator>) {
    self.adapter = adapter
    var view = view
    let host = RepresentableView(frame: .zero)
    item = RepresentableItem(host)
    coordinator = adapter.makeCoordinator(view)
    self.view = view
    super.init(context)
    properties.connect(&view, environment: environment, to: self)
    self.view = view
    environment.accessibilityScope?.elementAdded()
    let made = ViewGraph.reading(self) { adapter.make(view, place) }
    self.made = made
    host.content = adapter.shown(made)
    item.measure = { [unowned self] in adapter.size($0, self.view, made, place) }
    item.adjust = { [unowned self] in adapter.adjust(&$0, _ProposedSize($1), self.view, made) }
    if graph.isShown { attachLater() }
    renew()
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    properties.connect(&self.view, environment: environment, to: self)
    renew()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    renew()
  }

  override func revalidate() { renew() }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func shownChanged() { if graph.isShown { attachLater() } }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
    item.measure = nil
    guard let made else { return }
    self.made = nil
    if let controller = adapter.controller(made) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    adapter.dismantle(made, coordinator)
    properties.disconnect()
  }

  private var place: RepresentablePlace<Coordinator> {
    RepresentablePlace(coordinator: coordinator, environment: environment)
  }

  private func renew() {
    isInvalid = false
    guard let made else { return }
    let shown = adapter.shown(made)
    bridgeTraits(to: shown, adapter.controller(made))
    let attributes = environment.accessibility
    if let identifier = attributes.identifier { shown.accessibilityIdentifier = identifier }
    if let label = attributes.label { shown.accessibilityLabel = label }
    if let isHidden = attributes.isHidden { shown.accessibilityElementsHidden = isHidden }
    (shown as? UIControl)?.isEnabled = environment.isEnabled
    ViewGraph.reading(self) { adapter.update(view, made, place) }
    item.invalidateLayout()
  }

  private func bridgeTraits(to view: UIView, _ controller: UIViewController?) {
    let bridged = environment.bridgedTraits
    guard !bridged.isEmpty else { return }
    if let controller {
      controller.traitOverrides = bridged.applied(to: controller.traitOverrides)
    } else {
      view.traitOverrides = bridged.applied(to: view.traitOverrides)
    }
  }

  private func attachLater() {
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, let made = self.made, let controller = self.adapter.controller(made),
        controller.parent == nil, let parent = self.graph.presenter
      else { return }
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
  }
}
