import UIKit

/// Holds the item that arranges the views now.
@MainActor
final class LayoutHostItem: ContainerItem {
  var inner: ContainerItem {
    didSet {
      take()
      childrenChanged()
      // The views belong to the new item at once: the one that they know goes now.
      _ = inner.children
    }
  }

  init(_ inner: ContainerItem) {
    self.inner = inner
    super.init()
    take()
  }

  private func take() {
    inner.container = self
    inner.source = { [unowned self] in source?() ?? [] }
  }

  override func childrenChanged() {
    inner.childrenChanged()
    super.childrenChanged()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) { inner.place(in: rect, proposal) }

  override func collectViews(into views: inout [UIView]) { inner.collectViews(into: &views) }

  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    inner.explicitAlignment(key, size)
  }

  override func computeGuides() -> GuideSet { inner.guides }
}
