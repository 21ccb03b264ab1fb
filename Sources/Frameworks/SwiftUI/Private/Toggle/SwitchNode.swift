import UIKit

/// The node of a toggle's switch.
@MainActor
final class SwitchNode: LeafNode<SwitchView> {
  private let item = SwitchItem(UISwitch(frame: .zero))

  init(_ view: SwitchView, _ context: _NodeContext) {
    super.init(view, item, context, isElement: false)
    item.view.addAction(UIAction { [weak self] _ in self?.switched() }, for: .valueChanged)
    revalidate()
  }

  override func revalidate() {
    isInvalid = false
    item.view.isOn = ViewGraph.reading(self) { view.isOn.wrappedValue }
    item.view.isEnabled = environment.isEnabled
    item.view.onTintColor = environment.tint.map { UIColor($0) }
  }

  private func switched() {
    view.isOn.wrappedValue = item.view.isOn
    invalidate()
  }
}

/// As large as a switch.
@MainActor
final class SwitchItem: ViewItem<UISwitch> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

/// The switch of a toggle.
struct SwitchView: PrimitiveView {
  let isOn: Binding<Bool>

  static func _makeNode(_ view: SwitchView, _ context: _NodeContext) -> _Node<SwitchView> { SwitchNode(view, context) }
}
