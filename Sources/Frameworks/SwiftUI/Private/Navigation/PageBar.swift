import UIKit

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

  private func update() {
    guard let controller = page.controller else { return }
    let item = controller.navigationItem
    item.leftBarButtonItems = items(.leading)
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
