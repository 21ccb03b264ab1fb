import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIPageViewControllerTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var entries: [String] = []

    init(_ pages: [UIViewController]) { self.pages = pages }

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

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { entries.append("will") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { entries.append("did \(previousViewControllers == [pages[0]]) \(completed)") }
  }

  private let log = OrderRecorder.Log()

  private func swipe(from start: CGFloat, to end: CGFloat) {
    Fingers.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
    CommitCycle.shared.commitIfNeeded()
  }

  private final class Pages: UIPageViewController {
    override init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      super.init(transitionStyle: .scroll, navigationOrientation: .vertical, options: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A subclass with an initialiser of its own is made of nothing`() {
    #expect(UIPageViewController().transitionStyle == .pageCurl)
    let pages = Pages()
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }

  @Test func `A swipe turns to the page that the data source has there`() {
    let book = Book([OrderRecorder("A", log), OrderRecorder("B", log)])
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pager.dataSource, pager.delegate) = (book, book)
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    withWindow(showing: pager) { _ in
      #expect(book.pages[0].view.frame == pager.view.bounds)
      _ = log.takeAll()
      swipe(from: 300, to: 50)
      #expect(pager.viewControllers == [book.pages[1]])
      #expect(book.entries == ["will", "did true true"])
      #expect(
        log.takeAll() == [
          "A.willLeave", "B.willEnter", "B.load", "B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing",
          "B.layout", "B.didAppear", "A.didDisappear", "A.left", "B.entered",
        ])
      swipe(from: 300, to: 50)
      #expect(pager.viewControllers == [book.pages[1]])
      swipe(from: 50, to: 300)
      #expect(pager.viewControllers == [book.pages[0]])
      #expect(book.pages[0].parent === pager && book.pages[1].parent == nil)
    }
  }

  @Test func `Pages set by the app ask nobody, and a switched-off scroll view turns none`() {
    let book = Book([UIViewController(), UIViewController()])
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pager.dataSource, pager.delegate) = (book, book)
    var isFinished = false
    withWindow(showing: pager) { _ in
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: true) { isFinished = $0 }
      CommitCycle.shared.commitIfNeeded()
      #expect(isFinished && book.entries.isEmpty)
      for case let scrollView as UIScrollView in pager.view.subviews { scrollView.isScrollEnabled = false }
      swipe(from: 300, to: 50)
      #expect(pager.viewControllers == [book.pages[0]])
    }
  }
}
