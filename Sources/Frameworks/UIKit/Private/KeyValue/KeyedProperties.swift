import ObjectiveC

/// The properties of UIKit's classes that key-value coding finds by name: those that interface files, runtime
/// attributes and tests set or read.
enum KeyedProperties {
  /// Fills a table the first time that a class of UIKit is asked for a name.
  @MainActor static func add(to table: MethodTable) {
    addViews(to: table)
    addControls(to: table)
    addControllers(to: table)
    // `#keyPath` knows the name in Swift only.
    for name in ["sharedApplication", "shared"] {
      table.add(classMethod: name, of: UIApplication.self) { _, _ in MainActor.unchecked { UIApplication.shared } }
    }
  }
}

/// ObjectiveC looks for this function by the module's name, so that an app has to export it. Key-value coding of UIKit
/// belongs to the main thread.
@_cdecl("windfall_framework_methods_UIKit")
@_spi(Windfall) public nonisolated func windfall_framework_methods_UIKit(_ table: UnsafeMutableRawPointer) {
  nonisolated(unsafe) let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  MainActor.unchecked { KeyedProperties.add(to: table) }
}

extension KeyedProperties {
  /// Properties that are read and written by name, but change unseen.
  @MainActor static func addControllers(to table: MethodTable) {
    addUIViewController(to: table)
    addUIAlertController(to: table)
    addUINavigationController(to: table)
    addUITabBarController(to: table)
    addUINavigationItem(to: table)
    addUIBarItem(to: table)
    addUIBarButtonItem(to: table)
    addUITabBarItem(to: table)
    addNSLayoutConstraint(to: table)
    // Public on iOS only by their names.
    table.add("name", \UIStoryboard.name)
    table.addUnobserved("handler", \UIAction.handlerBlock)
  }

  @MainActor private static func addUIViewController(to table: MethodTable) {
    table.add(getter: "_printHierarchy", of: UIViewController.self) { $0.describeHierarchy() }
    table.addUnobserved("definesPresentationContext", \UIViewController.definesPresentationContext)
    table.addUnobserved("isModalInPresentation", \UIViewController.isModalInPresentation)
    table.addUnobserved("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    table.addUnobserved("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    table.addUnobserved("navigationController", \UIViewController.navigationController)
    table.addUnobserved("navigationItem", \UIViewController.navigationItem)
    table.addUnobserved("parent", \UIViewController.parent)
    table.addUnobserved("preferredContentSize", \UIViewController.preferredContentSize)
    table.addUnobserved("presentedViewController", \UIViewController.presentedViewController)
    table.addUnobserved("presentingViewController", \UIViewController.presentingViewController)
    table.addUnobserved("tabBarController", \UIViewController.tabBarController)
    table.addUnobserved("tabBarItem", \UIViewController.tabBarItem)
    table.addUnobserved("title", \UIViewController.title)
    table.addUnobserved("view", \UIViewController.view)
  }

  @MainActor private static func addUIAlertController(to table: MethodTable) {
    table.addUnobserved("attributedMessage", \UIAlertController.attributedMessage)
    table.addUnobserved("attributedTitle", \UIAlertController.attributedTitle)
    table.addUnobserved("checked", \UIAlertAction.checked)
    table.addUnobserved("handler", \UIAlertAction.handlerBlock)
    table.addUnobserved("image", \UIAlertAction.image)
    table.addUnobserved("imageTintColor", \UIAlertAction.imageTintColor)
    table.addUnobserved("titleTextAlignment", \UIAlertAction.titleTextAlignment)
    table.addUnobserved("titleTextColor", \UIAlertAction.titleTextColor)
  }

  @MainActor private static func addUINavigationController(to table: MethodTable) {
    table.addUnobserved("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
    table.addUnobserved("navigationBar", \UINavigationController.navigationBar)
    table.addUnobserved("topViewController", \UINavigationController.topViewController)
    table.addUnobserved("viewControllers", \UINavigationController.viewControllers)
    table.addUnobserved("visibleViewController", \UINavigationController.visibleViewController)
  }

  @MainActor private static func addUITabBarController(to table: MethodTable) {
    table.add("selectedItem", \UITabBar.selectedItem)
    table.addUnobserved("selectedIndex", \UITabBarController.selectedIndex)
    table.addUnobserved("selectedViewController", \UITabBarController.selectedViewController)
    table.addUnobserved("tabBar", \UITabBarController.tabBar)
    table.addUnobserved("viewControllers", \UITabBarController.viewControllers)
  }

  @MainActor private static func addUINavigationItem(to table: MethodTable) {
    table.addUnobserved("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    table.addUnobserved("backButtonTitle", \UINavigationItem.backButtonTitle)
    table.addUnobserved("hidesBackButton", \UINavigationItem.hidesBackButton)
    table.addUnobserved("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
    table.addUnobserved("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    table.addUnobserved("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    table.addUnobserved("prompt", \UINavigationItem.prompt)
    table.addUnobserved("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    table.addUnobserved("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    table.addUnobserved("title", \UINavigationItem.title)
    table.addUnobserved("titleView", \UINavigationItem.titleView)
  }

  @MainActor private static func addUIBarItem(to table: MethodTable) {
    table.addUnobserved("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    table.addUnobserved("accessibilityLabel", \UIBarItem.accessibilityLabel)
    table.addUnobserved("image", \UIBarItem.image)
    table.addUnobserved("isEnabled", \UIBarItem.isEnabled)
    table.addUnobserved("tag", \UIBarItem.tag)
    table.addUnobserved("title", \UIBarItem.title)
  }

  @MainActor private static func addUIBarButtonItem(to table: MethodTable) {
    table.addUnobserved("action", \UIBarButtonItem.action)
    table.addUnobserved("customView", \UIBarButtonItem.customView)
    table.addUnobserved("style", \UIBarButtonItem.style)
    table.addUnobserved("target", \UIBarButtonItem.target)
    table.addUnobserved("tintColor", \UIBarButtonItem.tintColor)
    table.addUnobserved("width", \UIBarButtonItem.width)
    table.addUnobserved("systemItem", \UIBarButtonItem.systemItem)
    table.addUnobserved("view", \UIBarButtonItem.view)
  }

  @MainActor private static func addUITabBarItem(to table: MethodTable) {
    table.addUnobserved("badgeColor", \UITabBarItem.badgeColor)
    table.addUnobserved("badgeValue", \UITabBarItem.badgeValue)
    table.addUnobserved("selectedImage", \UITabBarItem.selectedImage)
    table.addUnobserved("view", \UITabBarItem.button)
  }

  /// What a constraint is on never changes.
  @MainActor private static func addNSLayoutConstraint(to table: MethodTable) {
    table.addUnobserved("constant", \NSLayoutConstraint.constant)
    table.add("firstAttribute", \NSLayoutConstraint.firstAttribute)
    table.add("firstItem", \NSLayoutConstraint.firstItem)
    table.addUnobserved("identifier", \NSLayoutConstraint.identifier)
    table.addUnobserved("isActive", \NSLayoutConstraint.isActive)
    table.addUnobserved("priority", \NSLayoutConstraint.priority)
    table.add("secondAttribute", \NSLayoutConstraint.secondAttribute)
    table.add("secondItem", \NSLayoutConstraint.secondItem)
  }
}
