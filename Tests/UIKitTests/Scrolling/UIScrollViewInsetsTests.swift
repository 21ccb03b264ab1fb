import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIScrollViewInsetsTests {
  private final class Pager: UIScrollView {
    override var scrollsToTop: Bool {
      get { false }
      set { super.scrollsToTop = newValue }
    }
  }

  @Test("Whether it scrolls to its top is kept, and decided by a subclass")
  func scrollsToTop() {
    let (plain, pager) = (UIScrollView(), Pager())
    #expect(plain.scrollsToTop && !pager.scrollsToTop)
    plain.scrollsToTop = false
    #expect(!plain.scrollsToTop)
  }

  final class Owner: UIViewController {
    let scroll = UIScrollView()
    var isBehindLabel = false

    override func viewDidLoad() {
      if isBehindLabel { view.addSubview(UILabel()) }
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
    }
  }

  private func show(_ owner: Owner, _ body: (UIScrollView, CGFloat) -> Void) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: owner)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    body(owner.scroll, owner.view.safeAreaInsets.top)
  }

  @Test func `Content begins below the bar`() {
    show(Owner()) { scroll, top in
      #expect(top > 44 && scroll.adjustedContentInset.top == top && scroll.contentOffset.y == -top)
      scroll.contentInset.top = 10
      #expect(scroll.adjustedContentInset.top == top + 10 && scroll.contentOffset.y == -top - 10)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == 10 && scroll.contentOffset.y == -10)
    }
  }

  @Test func `A view that is not the controller's first is inset when it can be scrolled`() {
    let owner = Owner()
    owner.isBehindLabel = true
    show(owner) { scroll, top in
      #expect(scroll.adjustedContentInset == .zero)
      scroll.contentSize.height = 5000
      #expect(scroll.adjustedContentInset.top == top && scroll.contentOffset.y == -top)
      scroll.contentSize.height = 10
      #expect(scroll.adjustedContentInset == .zero)
      scroll.contentInsetAdjustmentBehavior = .always
      #expect(scroll.adjustedContentInset.top == top)
    }
  }

  @Test func `A delegate hears of a new inset; scrolled content stays where it is`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var changes = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.contentSize.height = 500
    scroll.contentOffset.y = 50
    scroll.contentInset.top = 20
    #expect(delegate.changes == 1 && scroll.contentOffset.y == 50)
  }

  @Test func `A class of scroll views decides the insets of its indicators, and whether it bounces`() {
    final class Fixed: UIScrollView {
      override var scrollIndicatorInsets: UIEdgeInsets {
        get { super.scrollIndicatorInsets }
        set { super.scrollIndicatorInsets = UIEdgeInsets(top: newValue.top + 1, left: 0, bottom: 0, right: 0) }
      }
      override var bounces: Bool { didSet { if bounces { bounces = false } } }
    }
    let scroll: UIScrollView = Fixed()
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
    #expect(scroll.verticalScrollIndicatorInsets.top == 5 && scroll.horizontalScrollIndicatorInsets.left == 0)
    scroll.bounces = true
    #expect(!scroll.bounces)
  }
}
