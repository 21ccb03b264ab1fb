import UIKit

/// As large as the view itself wants to be; where it does not care, it takes what it is offered.
@MainActor
final class ControlItem<Content: UIView>: ViewItem<Content> {
  private static var anyLength: CGFloat { 100 }
  private var known = CGSize.zero

  func contentChanged() {
    let new = view.intrinsicContentSize
    if new == known { return }
    known = new
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: known.width == UIView.noIntrinsicMetric ? proposal.width ?? Self.anyLength : known.width,
      height: known.height == UIView.noIntrinsicMetric ? proposal.height ?? Self.anyLength : known.height)
  }
}
