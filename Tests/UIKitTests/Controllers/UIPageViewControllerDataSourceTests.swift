import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIPageViewControllerDataSourceTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in UIViewController() }
    var asked: [String] = []
    var turned = 0

    private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(of: page), pages.indices.contains(index + distance) else { return nil }
      return pages[index + distance]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      asked.append("count")
      return pages.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      asked.append("index")
      return pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turned += 1 }
  }

  /// Has pages, but does not say how many.
  private final class Scroll: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  private let book = Book()

  private func pager(
    showing page: Int, style: UIPageViewController.TransitionStyle = .scroll,
    orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> UIPageViewController {
    let pager = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    (pager.dataSource, pager.delegate) = (book, book)
    pager.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    return pager
  }

  private func pageControl(of pager: UIPageViewController) -> UIPageControl? {
    pager.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
  }

  @Test func `A page control stands below the pages, and follows them`() throws {
    let pager = pager(showing: 1)
    #expect(book.asked == ["count", "index"])
    try withWindow(showing: pager) { window in
      let control = try #require(pageControl(of: pager))
      #expect(control.numberOfPages == 3 && control.currentPage == 1)
      #expect(control.frame.maxY == pager.view.bounds.maxY - window.safeAreaInsets.bottom)
      #expect(book.pages[1].view.frame.size == CGSize(width: pager.view.bounds.width, height: control.frame.minY))
      Fingers.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
      CommitCycle.shared.commitIfNeeded()
      #expect(pager.viewControllers == [book.pages[2]] && control.currentPage == 2)
      #expect(book.asked == ["count", "index"])
      pager.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
      #expect(control.currentPage == 0 && book.asked.count == 4)
    }
  }

  @Test func `A tap on the page control turns the page`() throws {
    let pager = pager(showing: 0)
    try withWindow(showing: pager) { _ in
      let control = try #require(pageControl(of: pager))
      tap(Element.onScreen(.pageIndicator).first)
      CommitCycle.shared.commitIfNeeded()
      #expect(pager.viewControllers == [book.pages[1]] && control.currentPage == 1 && book.turned == 1)
    }
  }

  @Test func `Without a count, and where pages are not scrolled sideways, there is no page control`() {
    let plain = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let scroll = Scroll()
    plain.dataSource = scroll
    plain.setViewControllers([UIViewController()], direction: .forward, animated: false)
    for pager in [plain, pager(showing: 0, style: .pageCurl), pager(showing: 0, orientation: .vertical)] {
      withWindow(showing: pager) { _ in #expect(pageControl(of: pager) == nil) }
    }
    #expect(book.asked.isEmpty)
  }

  @Test func `The page control goes with the data source`() {
    let pager = pager(showing: 0)
    withWindow(showing: pager) { _ in
      #expect(pageControl(of: pager) != nil)
      pager.dataSource = nil
      pager.setViewControllers([book.pages[1]], direction: .forward, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(pageControl(of: pager) == nil && book.pages[1].view.frame == pager.view.bounds)
    }
  }
}
