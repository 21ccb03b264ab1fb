@_spi(Windfall) import UIKit

/// An item with a view of its own around the views of its content.
@MainActor
class HostItem: LayoutItem {
  let view: UIView
  let child: LayoutItem
  private var viewsAreStale = true

  init(view: UIView, child: LayoutItem) {
    self.view = view
    self.child = child
    super.init()
    child.container = self
  }

  override var contentHost: UIView? { view }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    placeView(rect)
    child.place(in: CGRect(origin: .zero, size: rect.size), proposal)
    syncViews()
  }

  /// Gives the view its frame.
  func placeView(_ rect: CGRect) {
    view.bounds.size = rect.size
    view.center = CGPoint(x: rect.midX, y: rect.midY)
  }

  override func collectViews(into views: inout [UIView]) { views.append(view) }

  override func viewsChanged() {
    viewsAreStale = true
    invalidateLayout()
  }

  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    child.explicitAlignment(key, size)
  }

  override func computeGuides() -> GuideSet { child.guides }

  override var layoutPriority: Double { child.layoutPriority }
  override var zIndex: Double { child.zIndex }
  override var gridTraits: GridTraits { child.gridTraits }
  override var layoutValues: [ObjectIdentifier: Any] { child.layoutValues }
  override var containerValues: ContainerValues { child.containerValues }
  override var rowTraits: RowTraits { child.rowTraits }
  override var lazyElement: LazyElement? { ownElement ?? child.lazyElement }

  final func syncViews() {
    guard viewsAreStale else { return }
    viewsAreStale = false
    var views: [UIView] = []
    collectContentViews(into: &views)
    view.setSubviews(views)
  }

  /// Adds the views that lie in the item's own.
  func collectContentViews(into views: inout [UIView]) { child.collectViews(into: &views) }
}

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
