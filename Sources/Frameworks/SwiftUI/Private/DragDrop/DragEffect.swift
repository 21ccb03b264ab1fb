import FoundationOverlay
import UIKit

/// What `onDrag` and `draggable` put around a view.
struct DragEffect: ViewEffect {
  let provider: () -> NSItemProvider

  func makeView() -> DragSourceView { DragSourceView(frame: .zero) }

  func configure(_ view: DragSourceView, _ environment: EnvironmentValues) {
    view.provider = environment.isEnabled ? provider : nil
  }
}
