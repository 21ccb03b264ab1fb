@_spi(Windfall) import UIKit
import WindfallCore

/// The content of a page, laid out for a width as high as it needs.
final class PageView: UIView {
  private static let bodyMargin: CGFloat = 8

  private let blocks: [PageBlock]
  private let follow: (PageLink) -> Void
  private var laidOutWidth: CGFloat = -1
  private var rules: [CGRect] = []

  init(blocks: [PageBlock], follow: @escaping (PageLink) -> Void) {
    self.blocks = blocks
    self.follow = follow
    super.init(frame: .zero)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override var elementPublishing: ElementPublishing { .transparent }

  /// Sets the page for a width, and answers how high it is.
  func layOut(width: CGFloat) -> CGFloat {
    guard width != laidOutWidth else { return bounds.height }
    laidOutWidth = width
    for view in subviews { view.removeFromSuperview() }
    rules = []
    let margin = PageView.bodyMargin
    let bottom = place(blocks, left: margin, top: margin, width: max(0, width - 2 * margin)) + margin
    frame.size = CGSize(width: width, height: bottom)
    setNeedsDisplay()
    return bottom
  }

  private func place(_ blocks: [PageBlock], left: CGFloat, top: CGFloat, width: CGFloat) -> CGFloat {
    var y = top
    for (index, block) in blocks.enumerated() {
      switch block {
      case .lines(let items, let margin, let indent):
        let setter = PageLineSetter(
          items, left: left + indent, top: y + (index == 0 ? 0 : margin), width: max(0, width - indent))
        for placed in setter.result { show(placed) }
        y = setter.bottom
      case .row(let columns, let indent):
        let part = max(0, width - indent) / CGFloat(columns.count)
        let bottoms = columns.enumerated().map { column, blocks in
          place(blocks, left: left + indent + CGFloat(column) * part, top: y, width: part)
        }
        y = bottoms.max() ?? y
      case .rule:
        rules.append(CGRect(x: left, y: y + 8, width: width, height: 1))
        y += 17
      }
    }
    return y
  }

  private func show(_ placed: PageLineSetter.Placed) {
    switch placed {
    case .view(let view, let frame):
      view.frame = frame
      addSubview(view)
    case .text(let text):
      let label = text.label.trimmingCharacters(in: .whitespaces)
      let view = PageTextView(pieces: text.pieces, frame: text.frame, label: label, style: text.style)
      if let link = text.style.link {
        view.addAction(UIAction { [weak self] _ in self?.follow(link) }, for: .touchUpInside)
      }
      addSubview(view)
    }
  }

  override func drawContents() -> [DisplayItem] {
    let color = UIColor.separator.displayColor(with: traitCollection)
    return rules.map { .fill(.rect($0), .color(color)) }
  }
}
