@_spi(Windfall) import UIKit

/// What the views of a page put into the bars around it.
@MainActor
final class PageBar {
  @MainActor
  private struct Shown {
    let side: ToolbarItemPlacement.Side
    let hosting = BarHostingView(frame: .zero)
  }

  private let page: Weak
  private var owners: [(id: ObjectIdentifier, shown: [Shown])] = []

  /// Whether the page is without the bar at the top.
  var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { showOrHide() } } }
  /// The button that shows the columns before the one of the page.
  var toggle: UIBarButtonItem? { didSet { if toggle !== oldValue { update() } } }
  /// Whether the page is without the tabs.
  var isTabBarHidden = false { didSet { if isTabBarHidden != oldValue { showOrHide() } } }

  private struct Weak {
    weak var controller: UIViewController?
  }

  init(_ page: UIViewController) { self.page = Weak(controller: page) }

  /// Shows the entries of a modifier; views of the same place keep their state.
  func set(_ entries: [_ToolbarEntry], of owner: _ViewNode, _ environment: EnvironmentValues) {
    let id = ObjectIdentifier(owner)
    let index = owners.firstIndex { $0.id == id } ?? owners.count
    if index == owners.count { owners.append((id, [])) }
    let isChange = owners[index].shown.map(\.side) != entries.map(\.side)
    if isChange { owners[index].shown = entries.map { Shown(side: $0.side) } }
    for (shown, entry) in zip(owners[index].shown, entries) {
      shown.hosting.inheritedEnvironment = environment
      shown.hosting.setRoot(entry.view)
    }
    if isChange { update() }
  }

  func remove(_ owner: _ViewNode) {
    owners.removeAll { $0.id == ObjectIdentifier(owner) }
    update()
  }

  /// Whether anything is in the bar at the bottom.
  var hasBottom: Bool { !items(.bottom).isEmpty }

  private func views(_ side: ToolbarItemPlacement.Side) -> [UIView] {
    owners.flatMap(\.shown).filter { $0.side == side }.map(\.hosting)
  }

  private func items(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
    views(side).map { UIBarButtonItem(customView: $0) }
  }

  /// Called as well when the page comes to the top of its navigation.
  func showOrHide() {
    guard let controller = page.controller else { return }
    if let navigation = controller.navigationController, navigation.topViewController === controller {
      navigation.isNavigationBarHidden = isNavigationBarHidden
    }
    controller.tabBarController?.tabBar.isHidden = isTabBarHidden
  }

  /// Gives bars a colour of the page's own.
  func setBackground(_ color: UIColor?, of bars: [ToolbarPlacement]) {
    guard let controller = page.controller else { return }
    if bars.contains(where: \.isNavigationBar) { appearance(of: controller.navigationItem).backgroundColor = color }
    if bars.contains(.tabBar) { controller.tabBarController?.tabBar.barTintColor = color }
  }

  /// Gives the title the colour that is read on a light or a dark bar; nil for the usual one.
  func setTitleColor(_ color: UIColor?, of bars: [ToolbarPlacement]) {
    guard let item = page.controller?.navigationItem, bars.contains(where: \.isNavigationBar) else { return }
    let attributes: [NSAttributedString.Key: Any] = color.map { [.foregroundColor: $0] } ?? [:]
    appearance(of: item).titleTextAttributes = attributes
    appearance(of: item).largeTitleTextAttributes = attributes
  }

  private func appearance(of item: UINavigationItem) -> UINavigationBarAppearance {
    if let known = item.standardAppearance { return known }
    let made = UINavigationBarAppearance()
    item.standardAppearance = made
    return made
  }

  /// What lies on the keyboard while something of the page is edited.
  var keyboardBar: UIView? {
    let items = items(.keyboard)
    guard !items.isEmpty else { return nil }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    bar.items = items
    return bar
  }

  private func update() {
    guard let controller = page.controller else { return }
    let item = controller.navigationItem
    item.leftBarButtonItems = (toggle.map { [$0] } ?? []) + items(.leading)
    item.leftItemsSupplementBackButton = true
    item.rightBarButtonItems = items(.trailing).reversed()
    item.titleView = views(.title).last
    controller.toolbarItems = items(.bottom)
    controller.navigationController?.isToolbarHidden = !hasBottom
  }
}

extension EnvironmentValues {
  private enum BarKey: EnvironmentKey { static var defaultValue: PageBar? { nil } }

  var pageBar: PageBar? {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}

/// Shows a view in a bar, which lays it out by its own size.
final class BarHostingView: HostingView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    keepsSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override var sharesEditMode: Bool { true }

  override var elementPublishing: ElementPublishing { .transparent }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
