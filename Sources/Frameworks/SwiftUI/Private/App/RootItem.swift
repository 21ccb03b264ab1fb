@_spi(Windfall) import UIKit

/// Lays out the first view of a graph; several are put over each other.
@MainActor
final class RootItem: ModifierItem, RelativeContainer {
  let relativeSize = RelativeSize()
  private weak var hosting: HostingView?
  private let layers: LayersItem

  init(hosting: HostingView, source: @escaping @MainActor () -> [LayoutItem]) {
    self.hosting = hosting
    layers = LayersItem(alignment: .center)
    layers.source = source
    super.init(child: layers)
  }

  override var hostView: UIView? { hosting }

  func childrenChanged() {
    layers.childrenChanged()
    hosting?.itemsChanged()
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    hosting?.setNeedsLayout()
  }

  override func viewsChanged() { hosting?.itemsChanged() }
}
