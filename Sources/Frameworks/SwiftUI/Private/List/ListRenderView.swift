@_spi(Windfall) import UIKit
import WindfallCore

/// The scroll view of a list, which tests find as a collection view.
final class ListRenderView: ViewportView {
  private var refresh: RefreshAction?

  override var elementType: ElementType { .collectionView }

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
