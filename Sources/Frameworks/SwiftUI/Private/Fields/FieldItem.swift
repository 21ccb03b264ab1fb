import UIKit

/// Takes the width it is offered.
@MainActor
final class FieldItem: ViewItem<FieldRenderView> {
  private var height: CGFloat = 0

  func contentChanged() {
    let new = view.intrinsicContentSize.height
    if new == height { return }
    height = new
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? view.intrinsicContentSize.width, height: height)
  }
}
