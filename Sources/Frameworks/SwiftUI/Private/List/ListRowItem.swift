import UIKit

/// One row of a list: at least as high as a finger needs, with its content at the leading edge.
@MainActor
final class ListRowItem: HostItem {
  private static let padding = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  private static let minimumHeight: CGFloat = 44

  init(child: LayoutItem) { super.init(view: ListCellView(), child: child) }

  private var content: LayoutItem { (child as? DeletableItem)?.child ?? child }

  /// Takes from the content how the row is deleted.
  func configure() { (view as? ListCellView)?.onDelete = (child as? DeletableItem)?.delete }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - Self.padding.left - Self.padding.right) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(offer(proposal.width))
    let height = max(Self.minimumHeight, inner.height + Self.padding.top + Self.padding.bottom)
    return CGSize(width: proposal.width ?? inner.width + Self.padding.left + Self.padding.right, height: height)
  }

  /// A button takes the whole width, so that a tap anywhere in the row is one on it.
  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    placeView(rect)
    let offer = offer(rect.width)
    var size = child.size(offer)
    if (content as? HostItem)?.view is ButtonRenderControl, let width = offer.width { size.width = width }
    let origin = CGPoint(x: Self.padding.left, y: (rect.height - size.height) / 2)
    child.place(in: CGRect(origin: origin, size: size), offer)
    syncViews()
  }
}
