import UIKit

/// What `onDrop` and `dropDestination` put around a view.
struct DropEffect: ViewEffect {
  let types: [String]
  let delegate: any DropDelegate

  func makeView() -> DropTargetView { DropTargetView(frame: .zero) }

  func configure(_ view: DropTargetView, _ environment: EnvironmentValues) {
    view.types = types
    view.delegate = environment.isEnabled ? delegate : nil
  }
}
