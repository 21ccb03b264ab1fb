import UIKit

/// The node of a toggle's switch.
@MainActor
final class SwitchNode: _Node<SwitchView>, StateDependent {
  private let item = SwitchItem(UISwitch(frame: .zero))
  private var view: SwitchView

  init(_ view: SwitchView, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    item.view.addAction(UIAction { [weak self] _ in self?.switched() }, for: .valueChanged)
    revalidate()
  }

  override func update(_ view: SwitchView, _ environment: EnvironmentValues) {
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
    item.view.isOn = ViewGraph.reading(self) { view.isOn.wrappedValue }
    item.view.isEnabled = environment.isEnabled
    item.view.onTintColor = environment.tint.map { UIColor($0) }
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  private func switched() {
    view.isOn.wrappedValue = item.view.isOn
    invalidate()
  }
}
