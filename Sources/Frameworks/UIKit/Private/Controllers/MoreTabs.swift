/// The tabs that a bar has no room for: a list of them behind the bar's last button, and the one that is open.
///
/// What is open is pushed onto the list. Of a navigation controller these are its controllers, so that there is one bar,
/// with a way back; it gets them back when it is closed.
@MainActor final class MoreTabs {
  let navigation: UINavigationController
  let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  private let list = MoreTabsController()
  private unowned let owner: UITabBarController
  private(set) var opened: UIViewController?

  init(owner: UITabBarController) {
    self.owner = owner
    navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = item
    list.tabs = self
  }

  var controllers: [UIViewController] { Array(owner.hidden) }

  func tabsDidChange() {
    if let opened, !controllers.contains(where: { $0 === opened }) { close(animated: false) }
    if list.isViewLoaded { list.tableView.reloadData() }
  }

  func open(_ controller: UIViewController) {
    guard opened !== controller else { return }
    let isListed = opened == nil
    opened = controller
    let stack = (controller as? UINavigationController)?.stack ?? [controller]
    navigation.setViewControllers([list] + stack, animated: isListed && list.viewIfLoaded?.window != nil)
    returnClosed()
  }

  func close(animated: Bool) {
    opened = nil
    navigation.popToRootViewController(animated: animated)
    returnClosed()
  }

  func choose(_ controller: UIViewController) { owner.chooseHidden(controller) }

  /// A person may have gone back to the list.
  func listDidAppear() {
    opened = nil
    returnClosed()
    owner.moreTabsDidClose()
  }

  /// Gives what is closed back to where it came from.
  private func returnClosed() {
    for controller in controllers where controller !== opened {
      let (parent, children) =
        (controller as? UINavigationController).map { ($0, $0.stack) } ?? (owner as UIViewController, [controller])
      for child in children where child.parent !== parent && !navigation.stack.contains(where: { $0 === child }) {
        child.viewIfLoaded?.removeFromSuperview()
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
    }
  }
}

/// Lists the tabs that a bar has no room for.
final class MoreTabsController: UITableViewController {
  weak var tabs: MoreTabs?

  init() {
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.listDidAppear()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.controllers.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab") ?? UITableViewCell(style: .value1, reuseIdentifier: "tab")
    let item = tabs?.controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.detailTextLabel?.text = item?.badgeValue
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let tabs else { return }
    tabs.choose(tabs.controllers[indexPath.row])
  }
}
