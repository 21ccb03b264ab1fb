import FoundationOverlay
import UIKit

/// Its content can be dragged by a finger that is held down.
final class DragSourceView: RenderView, UIDragInteractionDelegate {
  var provider: (() -> NSItemProvider)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    provider.map { [UIDragItem(itemProvider: $0())] } ?? []
  }
}
