import UIKit

/// Segments and wheels take the width they are offered, a button only its own.
@MainActor
final class PickerItem: ViewItem<UIView> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(width: view is UIButton ? own.width : proposal.width ?? own.width, height: own.height)
  }
}
