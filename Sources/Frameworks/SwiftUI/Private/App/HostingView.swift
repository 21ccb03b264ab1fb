@_spi(Windfall) import UIKit

/// The view that shows a SwiftUI view; the views of its graph are its subviews.
@MainActor
class HostingView: UIView, SceneStateFollower {
  let graph = ViewGraph()
  private(set) var rootItem: RootItem?
  private var needsSync = true
  private var environment = EnvironmentValues()
  private var holder: RootNode?
  /// Whether the lists of the page are edited.
  private let editState = EditState()
  private var root: _ViewNode?
  private lazy var colorSchemeWishes = ColorSchemeWishes(graph)
  /// Whether the appearance that views prefer is the one of this view and not of what lies around it.
  var ownsColorScheme = false
  /// Whether contents keep clear of bars and corners.
  var keepsSafeArea = true
  /// Whether it is the page around that says if lists are edited.
  var sharesEditMode: Bool { false }

  /// What the place that presents this view gives it.
  var inheritedEnvironment: EnvironmentValues? {
    didSet {
      if inheritedEnvironment?.identity == oldValue?.identity { return }
      renewEnvironment()
      root?.updateEnvironment(environment)
    }
  }

  isolated deinit { root?.remove() }

  override var elementPublishing: ElementPublishing { .elementWithChildren }

  /// Shows a view of the same type as before, or the first one.
  func setRoot<V: View>(_ view: V) {
    graph.host = self
    if let node = root as? _Node<V> {
      node.update(view, environment)
    } else {
      root?.remove()
      renewEnvironment()
      let holder = RootNode(graph: graph, environment: environment)
      let node = V._makeNode(view, _NodeContext(graph: graph, parent: holder, environment: environment))
      let item = RootItem(hosting: self) {
        var items: [LayoutItem] = []
        node.collectItems(into: &items)
        return items
      }
      holder.item = item
      self.holder = holder
      rootItem = item
      root = node
      item.childrenChanged()
    }
    if graph.isShown { graph.performUpdate() }
  }

  /// Where the contents are laid out: inside the safe area, and above the keyboard.
  var contentInsets: UIEdgeInsets {
    guard keepsSafeArea else { return .zero }
    var insets = safeAreaInsets
    insets.bottom = max(insets.bottom, keyboardInset)
    return insets
  }

  override func keyboardAreaDidChange() {
    if keepsSafeArea { rootItem?.invalidateLayout() }
  }

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
    rootItem.relativeSize.set(area.size)
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

  func sceneStateDidChange() {
    renewEnvironment()
    root?.updateEnvironment(environment)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let isShown = window != nil
    if graph.isShown == isShown { return }
    graph.isShown = isShown
    root?.shownChanged()
    if isShown { colorSchemeWishes.applyLater() }
  }

  func itemsChanged() {
    needsSync = true
    setNeedsLayout()
  }

  private func renewEnvironment() {
    var values = inheritedEnvironment ?? EnvironmentValues()
    values.traits = values.bridgedTraits.applied(to: traitCollection)
    values.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    values.scenePhase = ScenePhase(window?.windowScene?.activationState)
    if !sharesEditMode { values.editMode = editState.binding }
    if ownsColorScheme || inheritedEnvironment == nil { values.colorSchemeWishes = colorSchemeWishes }
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
final class RootItem: ModifierItem, RelativeContainer {
  let relativeSize = RelativeSize()
  private weak var hosting: HostingView?
  /// Several views without a container stand below each other.
  private let stack = StackItem(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  init(hosting: HostingView, source: @escaping @MainActor () -> [LayoutItem]) {
    self.hosting = hosting
    stack.source = source
    super.init(child: stack)
  }

  override var hostView: UIView? { hosting }

  func childrenChanged() {
    stack.childrenChanged()
    hosting?.itemsChanged()
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    hosting?.setNeedsLayout()
  }

  override func viewsChanged() { hosting?.itemsChanged() }
}
