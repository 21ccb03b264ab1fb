@_spi(Windfall) import UIKit
import WindfallCore

/// Takes all it is offered, and scrolls what is longer.
@MainActor
final class ListItem: ViewportItem {
  /// The colour behind the rows; nil where what is behind the list is to be seen.
  var page: UIColor? {
    didSet {
      guard page != oldValue else { return }
      backdrop.backgroundColor = page
      backdrop.isHidden = page == nil
    }
  }

  /// Goes on below the bars, as the list's view does not.
  private let backdrop = RenderView(frame: .zero)

  override func collectViews(into views: inout [UIView]) {
    views.append(backdrop)
    super.collectViews(into: &views)
  }

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
    backdrop.frame = SafeArea.extend(rect, of: self, over: .all)
    let offer = ProposedViewSize(width: rect.width, height: nil)
    let inner = child.size(offer)
    child.place(in: CGRect(origin: .zero, size: inner), offer)
    (view as? UIScrollView)?.contentSize = CGSize(width: rect.width, height: inner.height)
    syncViews()
  }
}

/// The scroll view of a list, which tests find as a collection view, or of a table.
final class ListRenderView: ViewportView {
  private var refresh: RefreshAction?

  var isTable = false { didSet { if isTable != oldValue { setNeedsPublish() } } }

  override var elementType: ElementType { isTable ? .table : .collectionView }

  /// Gives the list a refresh control, or takes it away.
  func setRefresh(_ action: RefreshAction?) {
    refresh = action
    if action == nil {
      refreshControl = nil
    } else if refreshControl == nil {
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.startRefresh() }, for: .valueChanged)
      refreshControl = control
    }
  }

  private func startRefresh() {
    guard let refresh else { return }
    Task { @MainActor [weak self] in
      await refresh.run()
      self?.refreshControl?.endRefreshing()
    }
  }
}

extension EnvironmentValues {
  private enum TableKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a list shows the rows of a table.
  var isTable: Bool {
    get { self[TableKey.self] }
    set { self[TableKey.self] = newValue }
  }
}
