@_spi(Windfall) import UIKit

/// What navigation stacks and views end in.
struct NavigationHost: PrimitiveView {
  let root: AnyView
  /// The values on the stack, where the app keeps them.
  let path: NavigationPathAccess?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { NavigationHostNode(view, context) }
}

/// The node of a navigation stack: a navigation controller whose pages follow the path.
@MainActor
final class NavigationHostNode: _Node<NavigationHost>, StateDependent {
  private struct Page {
    let value: AnyHashable
    let controller: PageController
  }

  private let controller = UINavigationController()
  private let navigator = Navigator()
  private let item: NavigationItem
  private let root: PageController
  private var access: NavigationPathAccess?
  /// The values on the stack, where the app keeps none.
  private var ownPath: [AnyHashable] = []
  private var path: [AnyHashable] = []
  private var pages: [Page] = []

  init(_ view: NavigationHost, _ context: _NodeContext) {
    access = view.path
    var inner = context.environment
    inner.navigator = navigator
    root = PageController(view.root, inner, inner.presentation)
    item = NavigationItem(controller.view)
    super.init(context)
    environment = inner
    inner.outerSearch?.attach(to: root.navigationItem)
    controller.navigationBar.prefersLargeTitles = true
    controller.setViewControllers([root], animated: false)
    navigator.onAppend = { [weak self] in self?.append($0) }
    navigator.onChange = { [weak self] in self?.invalidate() }
    if graph.isShown { attachLater() }
    renew()
  }

  override func update(_ view: NavigationHost, _ environment: EnvironmentValues) {
    access = view.path
    adopt(environment)
    root.update(view.root, self.environment)
    renew()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    adopt(environment)
    root.inherit(self.environment)
    renew()
  }

  override func revalidate() { renew() }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func shownChanged() { if graph.isShown { attachLater() } }

  override func remove() {
    super.remove()
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  private func adopt(_ environment: EnvironmentValues) {
    var inner = environment
    inner.navigator = navigator
    self.environment = inner
  }

  private func attachLater() {
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, self.controller.parent == nil, let parent = self.graph.presenter else { return }
      parent.addChild(self.controller)
      self.controller.didMove(toParent: parent)
    }
  }

  // MARK: - Path

  private func append(_ value: AnyHashable) {
    if let access { access.append(value) } else { ownPath.append(value) }
    invalidate()
  }

  private func renew() {
    isInvalid = false
    path = ViewGraph.reading(self) { access?.values() ?? ownPath }
    graph.afterUpdate { [weak self] in self?.showPath() }
  }

  /// Pages whose values stay in place stay too.
  private func showPath() {
    guard isAlive else { return }
    let kept = zip(pages, path).prefix { $0.value == $1 }.count
    let isChange = kept < pages.count || kept < path.count
    pages.removeLast(pages.count - kept)
    for page in pages { page.controller.update(view(for: page.value), environment) }
    guard isChange else { return }
    for value in path[kept...] { pages.append(makePage(value)) }
    controller.setViewControllers([root] + pages.map(\.controller), animated: true)
  }

  private func makePage(_ value: AnyHashable) -> Page {
    let handle = PresentationHandle()
    let page = PageController(view(for: value), environment, handle)
    handle.onDismiss = { [weak self, weak page] in self?.removePages(from: page) }
    page.onEnd = { [weak self, weak page] in self?.removePages(from: page) }
    return Page(value: value, controller: page)
  }

  private func view(for value: AnyHashable) -> AnyView {
    let known = ViewGraph.reading(self) { navigator.destination(for: value) }
    return known ?? AnyView(Image(systemName: "exclamationmark.triangle.fill"))
  }

  /// Takes a page, and those above it, off the path.
  private func removePages(from page: PageController?) {
    guard let index = pages.firstIndex(where: { $0.controller === page }) else { return }
    let count = path.count - index
    if let access { access.removeLast(count) } else { ownPath.removeLast(count) }
    invalidate()
  }
}
