@_spi(Windfall) import UIKit

/// What navigation stacks and views end in.
struct NavigationHost: PrimitiveView {
  let root: AnyView
  /// The values on the stack, where the app keeps them.
  let path: NavigationPathAccess?
  /// The column of a split view that the stack is, where it is one.
  var column = ColumnPlace.none

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { NavigationHostNode(view, context) }
}

/// Whether a stack is a column of a split view, and which column comes after it.
@MainActor
enum ColumnPlace {
  case none
  case before(SplitColumnSlot)
  case last
}

/// The node of a navigation stack: a navigation controller whose pages follow the path.
@MainActor
final class NavigationHostNode: _Node<NavigationHost>, StateDependent {
  private struct Page {
    let value: AnyHashable
    let controller: PageController
  }

  let controller = UINavigationController()
  private let navigator = Navigator()
  private let item: NavigationItem
  private let root: PageController
  private var access: NavigationPathAccess?
  /// The values on the stack, where the app keeps none.
  private var ownPath: [AnyHashable] = []
  private var path: [AnyHashable] = []
  private var pages: [Page] = []
  /// The column that the stack is.
  let column: SplitColumnSlot?
  /// What a link with a value has opened in the next column.
  private var opened: Page?

  init(_ view: NavigationHost, _ context: _NodeContext) {
    access = view.path
    column =
      switch view.column {
      case .none: nil
      case .before(let next): SplitColumnSlot(controller, navigator, next: next)
      case .last: SplitColumnSlot(controller, navigator, next: nil)
      }
    let inner = Self.inner(context.environment, navigator, column)
    root = PageController(view.root, inner, inner.presentation)
    column?.root = root
    item = NavigationItem(controller.view)
    super.init(context)
    environment = inner
    inner.outerSearch?.attach(to: root.navigationItem)
    controller.navigationBar.prefersLargeTitles = true
    controller.setViewControllers([root], animated: false)
    navigator.onAppend = { [weak self] in self?.append($0) }
    navigator.onChange = { [weak self] in self?.invalidate() }
    if column == nil, environment.splitColumn != nil { takeBarLater() }
    if graph.isShown { attachLater() }
    renew()
  }

  /// Whether the stack, not a column itself, stands at the bottom of one.
  private var isAllOfColumn: Bool {
    guard column == nil, let outer = environment.splitColumn, let bar = environment.pageBar else { return false }
    return outer.root?.bar === bar
  }

  /// The page that is the bottom of the column is not known to the column while its views are made.
  private func takeBarLater() {
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, self.isAllOfColumn else { return }
      self.environment.splitColumn?.setInnerBar(self.root.bar)
    }
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
    if isAllOfColumn { environment.splitColumn?.setInnerBar(nil) }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  private func adopt(_ environment: EnvironmentValues) {
    self.environment = Self.inner(environment, navigator, column)
  }

  private static func inner(
    _ environment: EnvironmentValues, _ navigator: Navigator, _ column: SplitColumnSlot?
  ) -> EnvironmentValues {
    if let column { return column.environment(in: environment) }
    var inner = environment
    inner.navigator = navigator
    // The links of a stack in a column are the stack's.
    inner.nextColumn = nil
    return inner
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
    if let next = column?.next { return open(value, in: next) }
    if let access { access.append(value) } else { ownPath.append(value) }
    invalidate()
  }

  private func open(_ value: AnyHashable, in next: SplitColumnSlot) {
    let page = PageController(view(for: value), next.environment(in: environment), environment.presentation)
    opened = Page(value: value, controller: page)
    next.show(page)
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
    if let opened, let next = column?.next {
      opened.controller.update(view(for: opened.value), next.environment(in: environment))
    }
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
