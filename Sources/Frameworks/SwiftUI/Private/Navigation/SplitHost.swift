import UIKit

/// What split views end in where the width is regular: columns beside each other, or over the last one.
struct SplitHost: PrimitiveView {
  /// From the leading edge; two or three.
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let style: NavigationSplitViewStyle

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { SplitHostNode(view, context) }
}

/// The node of a split view: a split view controller with a stack in each column.
@MainActor
final class SplitHostNode: _Node<SplitHost>, StateDependent {
  private let controller: UISplitViewController
  private let observer = SplitObserver()
  private let item: NavigationItem
  private var host: SplitHost
  private var columns: [NavigationHostNode] = []
  /// What the app has said last, or what a person has made of it.
  private var visibility = NavigationSplitViewVisibility.automatic

  init(_ view: SplitHost, _ context: _NodeContext) {
    host = view
    controller = UISplitViewController(style: view.columns.count > 2 ? .tripleColumn : .doubleColumn)
    item = NavigationItem(controller.view)
    super.init(context)
    makeColumns()
    controller.delegate = observer
    observer.onChange = { [weak self] in self?.changed(to: $0) }
    if graph.isShown { attachLater() }
    renew()
  }

  override var children: [_ViewNode] { columns }

  override func update(_ view: SplitHost, _ environment: EnvironmentValues) {
    host = view
    self.environment = environment
    for (index, column) in columns.enumerated() where index < view.columns.count {
      column.update(navigation(at: index), environment)
    }
    renew()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    super.updateEnvironment(environment)
    renew()
  }

  override func revalidate() { renew() }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func shownChanged() {
    super.shownChanged()
    if graph.isShown { attachLater() }
  }

  override func remove() {
    super.remove()
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  private func attachLater() {
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, self.controller.parent == nil, let parent = self.graph.presenter else { return }
      parent.addChild(self.controller)
      self.controller.didMove(toParent: parent)
    }
  }

  // MARK: - Columns

  /// The places of the columns, from the leading edge.
  private var places: [UISplitViewController.Column] {
    controller.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// From the last to the first: a column knows the one after it.
  private func makeColumns() {
    var made: [NavigationHostNode] = []
    for (index, place) in places.enumerated().reversed() {
      let view = navigation(at: index, before: made.first?.column)
      let node = NavigationHostNode(view, childContext)
      node.column?.onChange = { [weak self] in self?.configureLater() }
      controller.setViewController(node.controller, for: place)
      made.insert(node, at: 0)
    }
    columns = made
  }

  private func navigation(at index: Int, before next: SplitColumnSlot? = nil) -> NavigationHost {
    NavigationHost(root: host.columns[index], path: nil, column: next.map { .before($0) } ?? .last)
  }

  // MARK: - Looks

  private func renew() {
    isInvalid = false
    let wanted = ViewGraph.reading(self) { host.visibility?.wrappedValue } ?? visibility
    configureLater(wanted)
  }

  private func configureLater(_ wanted: NavigationSplitViewVisibility? = nil) {
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive else { return }
      self.controller.preferredSplitBehavior = self.host.style.behavior
      self.giveWidths()
      if let wanted, wanted != self.visibility { self.show(wanted) }
      self.placeToggle()
    }
  }

  private func giveWidths() {
    let automatic = UISplitViewController.automaticDimension
    if let width = columns.first?.column?.width {
      controller.minimumPrimaryColumnWidth = width.least ?? automatic
      controller.maximumPrimaryColumnWidth = width.most ?? automatic
      controller.preferredPrimaryColumnWidth = width.ideal
    }
    if columns.count > 2, let width = columns[1].column?.width {
      controller.minimumSupplementaryColumnWidth = width.least ?? automatic
      controller.maximumSupplementaryColumnWidth = width.most ?? automatic
      controller.preferredSupplementaryColumnWidth = width.ideal
    }
  }

  private func show(_ wanted: NavigationSplitViewVisibility) {
    visibility = wanted
    let isTriple = columns.count > 2
    switch wanted {
    case .all: controller.show(.primary)
    case .doubleColumn:
      controller.show(isTriple ? .supplementary : .primary)
      if isTriple { controller.hide(.primary) }
    case .detailOnly: controller.hide(isTriple ? .supplementary : .primary)
    default: controller.preferredDisplayMode = .automatic
    }
  }

  /// Follows what a person or a turn of the device has made of the columns.
  private func changed(to mode: UISplitViewController.DisplayMode) {
    let now: NavigationSplitViewVisibility =
      switch mode {
      case .secondaryOnly: .detailOnly
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
      default: .doubleColumn
      }
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive else { return }
      self.placeToggle()
      guard self.visibility != now, !(self.visibility == .all && now == .doubleColumn && self.columns.count == 2) else {
        return
      }
      self.visibility = now
      self.host.visibility?.wrappedValue = now
    }
  }

  /// The first column that is seen has the button.
  private func placeToggle() {
    let holder =
      switch controller.displayMode {
      case .secondaryOnly, .automatic: columns.count - 1
      case .oneBesideSecondary, .oneOverSecondary: columns.count - 2
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 0
      }
    let isHidden = columns.contains { $0.column?.hidesToggle ?? false }
    for (index, column) in columns.enumerated() where index != holder || isHidden { column.column?.toggle = nil }
    if !isHidden { columns[holder].column?.toggle = controller.displayModeButtonItem }
  }
}

extension NavigationSplitViewStyle {
  fileprivate var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .balanced: .tile
    case .prominentDetail: .overlay
    default: .automatic
    }
  }
}

/// Hears which columns a split view controller is about to show.
private final class SplitObserver: NSObject, UISplitViewControllerDelegate {
  var onChange: (@MainActor (UISplitViewController.DisplayMode) -> Void)?

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    onChange?(displayMode)
  }
}
