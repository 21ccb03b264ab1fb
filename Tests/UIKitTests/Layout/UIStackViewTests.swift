import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIStackViewTests {
  /// A view with a content size.
  private final class Block: UIView {
    private let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(
    _ views: [UIView], _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = 0, size: CGSize = CGSize(width: 300, height: 60)
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.layoutIfNeeded()
    return stack
  }

  private var blocks: [UIView] { [Block(30, 20), Block(60, 40), Block(90, 10)] }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  private func crossSpans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
  }

  @Test func `Fill stretches the view that hugs its content least`() {
    let views = blocks
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    views[2].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(spans(stack(views, spacing: 6)) == [[0, 30], [36, 168], [210, 90]])
  }

  @Test func `Fill equally makes all the same`() {
    #expect(spans(stack(blocks, .fillEqually, spacing: 15)) == [[0, 90], [105, 90], [210, 90]])
  }

  @Test func `Fill proportionally keeps the proportions of the contents`() {
    #expect(spans(stack(blocks, .fillProportionally)) == [[0, 50], [50, 100], [150, 150]])
  }

  @Test func `Equal spacing shares what is left between the views`() {
    #expect(spans(stack(blocks, .equalSpacing)) == [[0, 30], [90, 60], [210, 90]])
  }

  @Test func `Equal centring makes the distances of the centres equal`() {
    #expect(spans(stack(blocks, .equalCentering)) == [[0, 30], [105, 60], [210, 90]])
  }

  @Test func `Alignments across the axis`() {
    #expect(crossSpans(stack(blocks, .fillEqually, .fill)) == [[0, 60], [0, 60], [0, 60]])
    #expect(crossSpans(stack(blocks, .fillEqually, .top)) == [[0, 20], [0, 40], [0, 10]])
    #expect(crossSpans(stack(blocks, .fillEqually, .center)) == [[20, 20], [10, 40], [25, 10]])
    #expect(crossSpans(stack(blocks, .fillEqually, .bottom)) == [[40, 20], [20, 40], [50, 10]])
  }

  @Test func `Hidden views take no room, and custom spacing counts`() {
    let views = blocks
    let stack = stack(views, .equalSpacing, spacing: 4)
    stack.distribution = .fillEqually
    stack.setCustomSpacing(20, after: views[0])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 140, height: 60))
    #expect(views[2].frame == CGRect(x: 160, y: 0, width: 140, height: 60))
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 112, y: 0, width: 92, height: 60))
  }

  @Test func `A vertical stack is as large as its content`() {
    let stack = stack(blocks, .fill, .leading, spacing: 5)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 96, height: 84))
  }

  @Test func `A view that is removed leaves the arrangement`() {
    let views = blocks
    let stack = stack(views, .fillEqually)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 150], [150, 150]])
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
  }
}
