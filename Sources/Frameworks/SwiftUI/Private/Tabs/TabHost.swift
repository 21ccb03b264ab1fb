import UIKit

/// What tab views end in.
struct TabHost: PrimitiveView {
  let pages: [ListedView]
  let choice: TabChoice?
  let kind: _TabViewKind

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { TabHostNode(view, context) }
}

/// The node of a tab view: a container with a page for each view of the content.
@MainActor
final class TabHostNode: _Node<TabHost>, StateDependent {
  private struct Page {
    let id: AnyHashable
    var view: ListedView
    let controller: PageController
    var label: _Node<AnyView>?
  }

  private let container: any TabContainer
  private let item: NavigationItem
  private var host: TabHost
  private var pages: [Page] = []
  /// The page shown where the app keeps no selection.
  private var ownIndex = 0

  init(_ view: TabHost, _ context: _NodeContext) {
    host = view
    container =
      switch view.kind {
      case .bar: BarTabContainer()
      case .pages(let showsIndex): PagedTabContainer(showsIndex: showsIndex)
      }
    item = NavigationItem(container.controller.view)
    super.init(context)
    container.onChoice = { [weak self] in self?.chosen($0) }
    if graph.isShown { attachLater() }
    renew()
  }

  override var children: [_ViewNode] { pages.compactMap(\.label) }

  override func update(_ view: TabHost, _ environment: EnvironmentValues) {
    host = view
    self.environment = environment
    renew()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    renew()
  }

  override func revalidate() { renew() }

  override func structureChanged() { showLabels() }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func shownChanged() { if graph.isShown { attachLater() } }

  override func remove() {
    super.remove()
    container.controller.willMove(toParent: nil)
    container.controller.removeFromParent()
  }

  private func attachLater() {
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, self.container.controller.parent == nil, let parent = self.graph.presenter else {
        return
      }
      parent.addChild(self.container.controller)
      self.container.controller.didMove(toParent: parent)
    }
  }

  // MARK: - Pages

  /// Pages whose views stay in place stay too.
  private func renew() {
    isInvalid = false
    let known = Dictionary(pages.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let old = pages.map(\.id)
    pages = host.pages.map { view in
      guard var page = known[view.id] else {
        let controller = PageController(view.view, environment, environment.presentation)
        return Page(id: view.id, view: view, controller: controller, label: view.tabItem.map(makeLabel))
      }
      page.view = view
      page.controller.update(view.view, environment)
      if let label = page.label, let tabItem = view.tabItem {
        label.update(tabItem, environment.withoutAccessibility())
      } else {
        page.label = view.tabItem.map(makeLabel)
      }
      return page
    }
    if pages.map(\.id) != old { container.setPages(pages.map(\.controller)) }
    for page in known.values where !pages.contains(where: { $0.id == page.id }) { page.label?.remove() }
    showLabels()
    let selected = ViewGraph.reading(self) { host.choice?.get() }
    let index = selected.map { tag in pages.firstIndex { $0.view.tag == tag } ?? 0 } ?? ownIndex
    graph.afterUpdate { [weak self] in self?.select(index) }
  }

  private func select(_ index: Int) {
    guard isAlive, !pages.isEmpty else { return }
    container.select(min(index, pages.count - 1))
  }

  private func makeLabel(_ view: AnyView) -> _Node<AnyView> {
    AnyView._makeNode(
      view, _NodeContext(graph: graph, parent: self, environment: environment.withoutAccessibility()))
  }

  private func showLabels() {
    for page in pages {
      let item = page.controller.tabBarItem
      item?.title = page.label?.plainText
      item?.image = page.label?.plainPicture
      item?.accessibilityIdentifier = page.label?.firstIdentifier
      item?.badgeValue = page.view.badge
    }
  }

  private func chosen(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    ownIndex = index
    guard let choice = host.choice else { return }
    if let tag = pages[index].view.tag { choice.set(tag) }
    // The app may have refused.
    invalidate()
  }
}
