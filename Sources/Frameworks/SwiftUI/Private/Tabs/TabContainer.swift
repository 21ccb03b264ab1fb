import UIKit

/// The view controller that shows the pages of a tab view.
@MainActor
protocol TabContainer: AnyObject {
  var controller: UIViewController { get }
  /// Called with the number of the page that a person chose.
  var onChoice: ((Int) -> Void)? { get set }
  func setPages(_ pages: [UIViewController])
  func select(_ index: Int)
}

/// Shows tabs with a bar of buttons.
final class BarTabContainer: NSObject, TabContainer, UITabBarControllerDelegate {
  private let tabs = UITabBarController()
  private var asked: Int?
  var onChoice: ((Int) -> Void)?

  override init() {
    super.init()
    tabs.delegate = self
  }

  var controller: UIViewController { tabs }

  func setPages(_ pages: [UIViewController]) { tabs.setViewControllers(pages, animated: false) }

  /// While the list of the tabs without a button is shown none is selected: only a new choice leaves it.
  func select(_ index: Int) {
    defer { asked = index }
    let isListed = tabs.selectedIndex == NSNotFound && tabs.selectedViewController != nil
    if tabs.selectedIndex != index, !isListed || asked != index { tabs.selectedIndex = index }
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    guard tabBarController.selectedIndex != NSNotFound else { return }
    asked = tabBarController.selectedIndex
    onChoice?(tabBarController.selectedIndex)
  }
}

/// Shows tabs as pages beside each other, with a page control where that is wanted.
final class PagedTabContainer: NSObject, TabContainer, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let dots = UIPageControl()
  private var pages: [UIViewController] = []
  var onChoice: ((Int) -> Void)?

  init(showsIndex: Bool) {
    super.init()
    pager.dataSource = self
    pager.delegate = self
    guard showsIndex else { return }
    dots.translatesAutoresizingMaskIntoConstraints = false
    dots.addAction(UIAction { [weak self] _ in self?.dotsChanged() }, for: .valueChanged)
    pager.view.addSubview(dots)
    NSLayoutConstraint.activate([
      dots.centerXAnchor.constraint(equalTo: pager.view.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: pager.view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  var controller: UIViewController { pager }

  func setPages(_ pages: [UIViewController]) {
    self.pages = pages
    dots.numberOfPages = pages.count
  }

  func select(_ index: Int) {
    guard pages.indices.contains(index), current != index else { return }
    pager.setViewControllers(
      [pages[index]], direction: index < current ?? 0 ? .reverse : .forward, animated: current != nil)
    dots.currentPage = index
  }

  private var current: Int? {
    pager.viewControllers?.first.flatMap { page in pages.firstIndex { $0 === page } }
  }

  private func dotsChanged() {
    select(dots.currentPage)
    onChoice?(dots.currentPage)
  }

  private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard let current else { return }
    dots.currentPage = current
    onChoice?(current)
  }
}
