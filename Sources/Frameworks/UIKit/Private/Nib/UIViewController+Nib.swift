import WindfallCore

extension UIViewController {
  /// Gives a controller what its element says; its view comes later, when it is asked for.
  func decode(from coder: NibCoder) {
    let values = NibValues(element: coder.element, nib: coder.nib)
    let element = coder.element
    coder.nib.register(self, for: element)
    nibState.storyboard = coder.nib.storyboard
    if let title = values.text("title") { self.title = title }
    adoptModalStyle(of: element)
    if let hides = values.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
    if let defines = values.bool("definesPresentationContext") { definesPresentationContext = defines }
    if let modal = values.bool("modalInPresentation") { isModalInPresentation = modal }
    decodeLayout(values)
    if let item = element.child(key: "navigationItem") {
      let made = coder.nib.makeNavigationItem(item)
      made.title = made.title ?? title
      navigationItemStorage = made
    }
    if let item = element.child(key: "tabBarItem") { tabBarItem = coder.nib.make(item) as? UITabBarItem }
    let items = element.list("toolbarItems").compactMap { coder.nib.make($0) as? UIBarButtonItem }
    if !items.isEmpty { toolbarItems = items }
    decodeKind(values)
    decodeChildren(coder)
  }

  private func decodeLayout(_ values: NibValues) {
    if let edges = values.edges("edgesForExtendedLayout") { edgesForExtendedLayout = edges }
    if let includes = values.bool("extendedLayoutIncludesOpaqueBars") { extendedLayoutIncludesOpaqueBars = includes }
    if let adjusts = values.bool("automaticallyAdjustsScrollViewInsets") {
      automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let size = values.size("preferredContentSize") { preferredContentSize = size }
    let usesIdentifier = values.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
    let identifier = usesIdentifier ? values.element["storyboardIdentifier"] : values.element["restorationIdentifier"]
    if let identifier { restorationIdentifier = identifier }
  }

  /// What only some kinds of controller have, before their children come.
  private func decodeKind(_ values: NibValues) {
    switch self {
    case let navigation as UINavigationController: navigation.decodeNavigationController(values)
    case let tabs as UITabBarController: tabs.decodeTabBarController(values)
    case let split as UISplitViewController: split.decodeSplitViewController(values)
    case let table as UITableViewController:
      if let clears = values.bool("clearsSelectionOnViewWillAppear") { table.clearsSelectionOnViewWillAppear = clears }
    case let collection as UICollectionViewController:
      if let clears = values.bool("clearsSelectionOnViewWillAppear") {
        collection.clearsSelectionOnViewWillAppear = clears
      }
    default: break
    }
  }

  func adoptModalStyle(of element: InterfaceElement) {
    let styles: [String: UIModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    ]
    if let style = element["modalPresentationStyle"].flatMap({ styles[$0] }) { modalPresentationStyle = style }
    let transitions: [String: UIModalTransitionStyle] = [
      "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
      "partialCurl": .partialCurl,
    ]
    if let style = element["modalTransitionStyle"].flatMap({ transitions[$0] }) { modalTransitionStyle = style }
  }

  /// The controllers that a container begins with come from the scenes that relationships lead to.
  private func decodeChildren(_ coder: NibCoder) {
    guard let storyboard = coder.nib.storyboard else { return }
    let relationships = coder.element.list("connections").filter { $0["kind"] == "relationship" }
    let children = relationships.compactMap { connection -> UIViewController? in
      connection["destination"].flatMap { storyboard.makeController(id: $0, creator: nil) }
    }
    guard !children.isEmpty else { return }
    switch self {
    case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    case let split as UISplitViewController: split.viewControllers = children
    default: nibProblem(coder.element, in: coder.nib.document, "\(type(of: self)) cannot hold other controllers")
    }
  }

  // MARK: - Views

  /// Makes the view from the scene or nib that the controller belongs to; says no where there is none.
  func loadNibView() -> Bool {
    if let instance = nibState.instance, let element = nibState.element {
      nibState.instance = nil
      guard element.child(key: "view") != nil else { return false }
      instance.makeView(of: self, from: element)
      return true
    }
    guard nibState.storyboard == nil, let name = nibNameToLoad else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard isViewLoaded else {
      fatalError("loaded the \"\(name)\" nib but the view outlet of \(type(of: self)) was not set")
    }
    return true
  }

  /// The name that was given, or a nib that is called like the class.
  private var nibNameToLoad: String? {
    if let nibName { return nibName }
    let name = String(describing: type(of: self))
    let candidates = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return candidates.first { InterfaceLibrary.document(named: $0, type: "nib", in: nibBundle ?? .main) != nil }
  }

  // MARK: - Segues

  func segue(named identifier: String) -> NibSegue {
    loadViewIfNeeded()
    if let segue = nibState.segues.first(where: { $0.identifier == identifier }) { return segue }
    fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  /// What a segue action makes; nil where it decides to leave it to the storyboard.
  func performSegueAction(named name: String, coder: NSCoder, sender: Any?, identifier: String?) -> Any? {
    MethodTable.invoke(target: self, selector: Selector(name), arguments: [coder, sender, identifier])
  }

  /// Shows a child in the place that a storyboard keeps for it.
  func embed(_ child: UIViewController, in container: UIView?) {
    guard let container, let view = child.view else { return }
    addChild(child)
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: self)
  }

  /// The controllers that an unwind segue may lead to, the nearest first: of each controller on the way back those that
  /// it holds, and then itself.
  var unwindCandidates: [UIViewController] {
    var result: [UIViewController] = []
    var (source, current) = (self, parent ?? presentingViewController)
    while let controller = current {
      result += controller.unwindDescendants(except: source) + [controller]
      (source, current) = (controller, controller.parent ?? controller.presentingViewController)
    }
    return result
  }

  private func unwindDescendants(except source: UIViewController?) -> [UIViewController] {
    let held: [UIViewController]
    switch self {
    case let navigation as UINavigationController: held = navigation.viewControllers.reversed()
    case let tabs as UITabBarController:
      let others = (tabs.viewControllers ?? []).filter { $0 !== tabs.selectedViewController }
      held = [tabs.selectedViewController].compactMap { $0 } + others
    default: held = children
    }
    return held.filter { $0 !== source }.flatMap { $0.unwindDescendants(except: nil) + [$0] }
  }

  /// Takes away what lies between this controller and the one to go back to.
  func unwind(to destination: UIViewController) {
    let ancestors = Array(sequence(first: destination, next: \.parent))
    ancestors.first { $0.presentation != nil }?.dismiss(animated: true)
    for (child, parent) in zip(ancestors, ancestors.dropFirst()) {
      if let navigation = parent as? UINavigationController, navigation.topViewController !== child {
        navigation.popToViewController(child, animated: true)
      }
      if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child {
        tabs.selectedViewController = child
      }
    }
  }
}
