@_spi(Windfall) import UIKit

/// The view that shows a SwiftUI view; the views of its graph are its subviews.
@MainActor
class HostingView: UIView {
  let graph = ViewGraph()
  private(set) var rootItem: RootItem?
  fileprivate var needsSync = true
  private var environment = EnvironmentValues()
  private var root: _ViewNode?
  private var updateRoot: ((EnvironmentValues) -> Void)?
  /// Whether contents keep clear of bars and corners.
  var keepsSafeArea = true

  override var elementPublishing: ElementPublishing { .elementWithChildren }

  /// Shows a view of the same type as before, or the first one.
  func setRoot<V: View>(_ view: V) {
    if let node = root as? _Node<V> {
      node.update(view, environment)
    } else {
      root?.remove()
      renewEnvironment()
      let holder = RootNode(graph: graph, environment: environment)
      let item = RootItem(hosting: self)
      holder.item = item
      rootItem = item
      let node = V._makeNode(view, _NodeContext(graph: graph, parent: holder, environment: environment))
      root = node
      item.source = { [holder] in
        _ = holder
        var items: [LayoutItem] = []
        node.collectItems(into: &items)
        return items
      }
      item.childrenChanged()
    }
    if graph.isShown { graph.performUpdate() }
  }

  /// Where the contents are laid out.
  var contentInsets: UIEdgeInsets { keepsSafeArea ? safeAreaInsets : .zero }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    graph.performUpdate()
    let proposal = ProposedViewSize(
      width: size.width == .greatestFiniteMagnitude || size.width == 0 ? nil : size.width,
      height: size.height == .greatestFiniteMagnitude || size.height == 0 ? nil : size.height)
    return rootItem?.size(proposal) ?? .zero
  }

  override var intrinsicContentSize: CGSize { rootItem?.size(.unspecified) ?? .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let rootItem else { return }
    let area = bounds.inset(by: contentInsets)
    let proposal = ProposedViewSize(area.size)
    let size = rootItem.size(proposal)
    rootItem.place(in: rootItem.aligned(size, in: area.size, .center).offsetBy(dx: area.minX, dy: area.minY), proposal)
    guard needsSync else { return }
    needsSync = false
    var views: [UIView] = []
    rootItem.collectViews(into: &views)
    setSubviews(views)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rootItem?.invalidateLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    renewEnvironment()
    root?.updateEnvironment(environment)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let isShown = window != nil
    if graph.isShown == isShown { return }
    graph.isShown = isShown
    root?.shownChanged()
  }

  func itemsChanged() {
    needsSync = true
    setNeedsLayout()
  }

  private func renewEnvironment() {
    var values = EnvironmentValues()
    values.traits = traitCollection
    values.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    environment = values
  }
}

/// Stands above the first view of a graph.
private final class RootNode: _ViewNode {
  weak var item: RootItem?

  init(graph: ViewGraph, environment: EnvironmentValues) {
    super.init(_NodeContext(graph: graph, parent: nil, environment: environment))
  }

  override func structureChanged() { item?.childrenChanged() }
}

/// Lays out the first view of a graph; several are put over each other.
@MainActor
final class RootItem: ContainerItem {
  private weak var hosting: HostingView?
  private let layers = LayersItem(alignment: .center)

  init(hosting: HostingView) {
    self.hosting = hosting
    super.init()
    layers.container = self
    layers.source = { [weak self] in self?.source?() ?? [] }
  }

  override var contentHost: UIView? { hosting }

  override func childrenChanged() {
    layers.childrenChanged()
    hosting?.itemsChanged()
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    hosting?.setNeedsLayout()
  }

  override func viewsChanged() { hosting?.itemsChanged() }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layers.size(proposal) }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) { layers.place(in: rect, proposal) }

  override func collectViews(into views: inout [UIView]) { layers.collectViews(into: &views) }
}
