import UIKit

/// The node of a view of UIKit's.
@MainActor
final class ControlNode<Content: UIView>: LeafNode<ControlView<Content>> {
  private let item: ControlItem<Content>

  init(_ view: ControlView<Content>, _ context: _NodeContext) {
    item = ControlItem(view.make())
    super.init(view, item, context)
    if let control = item.view as? UIControl {
      control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    }
    revalidate()
  }

  override func revalidate() {
    isInvalid = false
    item.view.take(environment.accessibility)
    (item.view as? UIControl)?.isEnabled = environment.isEnabled
    ViewGraph.reading(self) { view.configure(item.view, environment) }
    item.contentChanged()
  }

  /// A binding may refuse the value, so the control is set again from it.
  private func changed() {
    view.changed?(item.view)
    invalidate()
  }
}
