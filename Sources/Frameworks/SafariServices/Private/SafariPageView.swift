@_spi(Windfall) import UIKit
@_spi(Windfall) import WindfallCore

/// The button, and the place of the page below it.
final class SafariPageView: UIView {
  /// An empty page.
  private final class PageView: UIView {
    override var elementType: ElementType { .webView }
  }

  private static let barHeight: CGFloat = 44

  let button = UIButton(type: .system)
  private let page = PageView(frame: .zero)

  init(title: String, onDismiss: @escaping @MainActor () -> Void) {
    super.init(frame: UIScreen.main.bounds)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in onDismiss() }, for: .touchUpInside)
    addSubview(button)
    addSubview(page)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let width = max(SafariPageView.barHeight, button.sizeThatFits(area.size).width)
    button.frame = CGRect(x: area.minX + 8, y: area.minY, width: width, height: SafariPageView.barHeight)
    page.frame = CGRect(
      x: 0, y: button.frame.maxY, width: bounds.width, height: max(0, bounds.height - button.frame.maxY))
  }
}
