import UIKit

/// Segments take the width they are offered, a button only its own.
@MainActor
final class PickerItem: ViewItem<UIControl> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(width: view is UISegmentedControl ? proposal.width ?? own.width : own.width, height: own.height)
  }
}
