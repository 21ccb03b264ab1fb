import FoundationOverlay
import UIKit

/// What `onDrag` and `draggable` put around a view.
struct DragEffect: ViewEffect {
  /// What is dragged; nothing where there is none.
  let provider: () -> NSItemProvider?

  func makeView() -> DragSourceView { DragSourceView(frame: .zero) }

  func configure(_ view: DragSourceView, _ environment: EnvironmentValues) {
    view.provider = environment.isEnabled ? provider : nil
  }
}

/// Its content can be dragged by a finger that is held down.
final class DragSourceView: RenderView, UIDragInteractionDelegate {
  var provider: (() -> NSItemProvider?)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    provider?().map { [UIDragItem(itemProvider: $0)] } ?? []
  }
}
