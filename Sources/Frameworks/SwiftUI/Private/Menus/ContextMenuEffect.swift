@_spi(Windfall) import UIKit

/// Opens a menu when a finger stays down on the content; without entries there is none.
struct ContextMenuEffect: ViewEffect {
  let entries: @MainActor () -> [UIMenuElement]

  func makeView() -> GestureView { GestureView(minimumDuration: 0.5) }

  func configure(_ view: GestureView, _ environment: EnvironmentValues) {
    let entries = entries
    view.action = { [weak view] in
      let elements = entries()
      if let view, !elements.isEmpty { UIMenu(children: elements).open(for: view) }
    }
    view.isEnabled = environment.isEnabled
  }
}
