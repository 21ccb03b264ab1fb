import UIKit

/// The node of a view of UIKit's.
@MainActor
final class ControlNode<Content: UIView>: _Node<ControlView<Content>>, StateDependent {
  private let item: ControlItem<Content>
  private var view: ControlView<Content>

  init(_ view: ControlView<Content>, _ context: _NodeContext) {
    self.view = view
    item = ControlItem(view.make())
    super.init(context)
    if let control = item.view as? UIControl {
      control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    }
    environment.accessibilityScope?.elementAdded()
    revalidate()
  }

  override func update(_ view: ControlView<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    revalidate()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    revalidate()
  }

  override func revalidate() {
    isInvalid = false
    let attributes = environment.accessibility
    item.view.accessibilityIdentifier = attributes.identifier
    item.view.accessibilityLabel = attributes.label
    item.view.accessibilityHint = attributes.hint
    item.view.accessibilityElementsHidden = attributes.isHidden ?? false
    (item.view as? UIControl)?.isEnabled = environment.isEnabled
    ViewGraph.reading(self) { view.configure(item.view, environment) }
    item.contentChanged()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }

  /// A binding may refuse the value, so the control is set again from it.
  private func changed() {
    view.changed?(item.view)
    invalidate()
  }
}
