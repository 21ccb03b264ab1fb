/// The view of a page view controller: the pages, and below them the page control where there is one.
final class PagedContentView: UIView {
  private let scrollView: PageScrollView
  private var pageControl: UIPageControl?
  /// The page in front, which the control has left as soon as it is tapped.
  private var page = 0
  private var onTurn: (@MainActor (UIPageViewController.NavigationDirection) -> Void)?

  init(_ scrollView: PageScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  func showPageControl(
    page: Int, of count: Int, onTurn: @escaping @MainActor (UIPageViewController.NavigationDirection) -> Void
  ) {
    let control = pageControl ?? makePageControl()
    control.numberOfPages = count
    control.currentPage = page
    self.page = control.currentPage
    self.onTurn = onTurn
  }

  private func makePageControl() -> UIPageControl {
    let control = UIPageControl()
    control.addAction(UIAction { [weak self] _ in self?.controlDidChange() }, for: .valueChanged)
    addSubview(control)
    pageControl = control
    setNeedsLayout()
    return control
  }

  func removePageControl() {
    guard let pageControl else { return }
    pageControl.removeFromSuperview()
    self.pageControl = nil
    setNeedsLayout()
  }

  /// Goes one page on or back; pages may go round.
  func turnPage(_ direction: UIPageViewController.NavigationDirection) {
    guard let pageControl else { return }
    let count = pageControl.numberOfPages
    page = (page + (direction == .forward ? 1 : count - 1)) % count
    keepPage()
  }

  /// There is no page where the control wants to go.
  func keepPage() { pageControl?.currentPage = page }

  private func controlDidChange() {
    guard let pageControl else { return }
    onTurn?(pageControl.currentPage < page ? .reverse : .forward)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if pageControl != nil { setNeedsLayout() }
  }

  /// The pages end where the control begins.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let pageControl else {
      scrollView.frame = bounds
      return
    }
    let height = pageControl.intrinsicContentSize.height
    let bottom = bounds.maxY - safeAreaInsets.bottom
    pageControl.frame = CGRect(x: bounds.minX, y: bottom - height, width: bounds.width, height: height)
    scrollView.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bottom - height)
  }
}
