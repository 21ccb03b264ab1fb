import UIKit

/// Takes all it is offered, and scrolls what is longer.
@MainActor
final class ListItem: ViewportItem {
  override func collectContentViews(into views: inout [UIView]) {
    super.collectContentViews(into: &views)
    if let refresh = (view as? UIScrollView)?.refreshControl { views.append(refresh) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    view.frame = rect
    let offer = ProposedViewSize(width: rect.width, height: nil)
    let inner = child.size(offer)
    child.place(in: CGRect(origin: .zero, size: inner), offer)
    (view as? UIScrollView)?.contentSize = CGSize(width: rect.width, height: inner.height)
    syncViews()
  }
}
