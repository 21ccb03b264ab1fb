import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct AutoLayoutTests {
  private func box(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func root(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func label(_ text: String, in superview: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(label)
    return label
  }

  @Test func `A view pinned to all edges follows its superview`() {
    let root = root()
    let view = box(in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 150))
    root.frame.size = CGSize(width: 400, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 50))
  }

  @Test func `A centred view of fixed size, and a changed constant`() {
    let root = root()
    let view = box(in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 75, width: 100, height: 50))
    width.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 85, width: 60, height: 30))
    width.isActive = false
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 90, y: 70, width: 120, height: 60))
  }

  @Test func `Equal widths share a row`() {
    let root = root(320)
    let views = (0..<3).map { _ in box(in: root) }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      views[1].leadingAnchor.constraint(equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 1),
      views[2].leadingAnchor.constraint(equalToSystemSpacingAfter: views[1].trailingAnchor, multiplier: 1),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor, constant: -4),
    ])
    for view in views { view.heightAnchor.constraint(equalToConstant: 44).isActive = true }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [10, 114, 218])
    #expect(views.map(\.frame.width) == [96, 96, 92])
    #expect(views[2].frame.maxX == 310)
  }

  @Test func `Hugging and compression resistance decide between two labels`() {
    let root = root(320)
    let (left, right) = (label("Name", in: root), label("A value that is long", in: root))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor),
    ])
    left.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == left.intrinsicContentSize.width)
    #expect(right.frame.maxX == 320)
    #expect(left.frame.height == left.intrinsicContentSize.height)
    #expect(left.frame.minY == right.frame.minY)
    right.text = "A value that is much longer than the room that there is"
    right.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    left.setContentHuggingPriority(.defaultLow, for: .horizontal)
    root.frame.size.width = right.intrinsicContentSize.width + 8 + 10
    root.layoutIfNeeded()
    #expect(right.frame.width == right.intrinsicContentSize.width)
    #expect(abs(left.frame.width - 10) < 0.5)
  }

  @Test func `Text that wraps gets the height that its width needs`() {
    let root = root(100, 500)
    let text = label("Several words that do not fit into one line of this width", in: root)
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let needed = text.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: needed))
    #expect(needed > text.font.lineHeight * 3)
    text.text = "Short"
    root.layoutIfNeeded()
    #expect(text.frame.height < needed)
  }

  @Test func `Safe area and margins of the device count`() {
    withWindow { window, root in
      let (safe, inner) = (box(in: root), box(in: root))
      NSLayoutConstraint.activate([
        safe.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        safe.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        safe.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
        safe.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
        inner.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      window.layoutIfNeeded()
      #expect(safe.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
      #expect(inner.frame == CGRect(x: 16, y: 47, width: 358, height: 10))
      #expect(root.safeAreaLayoutGuide.layoutFrame == safe.frame)
      root.viewController?.additionalSafeAreaInsets.top = 50
      window.layoutIfNeeded()
      #expect(safe.frame == CGRect(x: 0, y: 97, width: 390, height: 713))
    }
  }

  @Test func `Nested views are placed in their superviews`() {
    let root = root()
    let outer = box(in: root)
    let inner = box(in: outer)
    let beside = box(in: root)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
      inner.widthAnchor.constraint(equalToConstant: 80), inner.heightAnchor.constraint(equalToConstant: 30),
      beside.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      beside.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
      beside.widthAnchor.constraint(equalToConstant: 6), beside.heightAnchor.constraint(equalToConstant: 4),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 50, y: 5, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(beside.frame == CGRect(x: 140, y: 28, width: 6, height: 4))
  }

  @Test func `The content of a scroll view sets its content size`() {
    let root = root(100, 100)
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let content = box(in: scrollView)
    let header = box(in: scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalToConstant: 20), header.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 500))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 500))
    scrollView.contentOffset.y = 120
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 120, width: 20, height: 20))
    #expect(content.frame.minY == 0)
  }

  @Test func `The fitting size is the smallest that the inner constraints allow`() {
    let card = UIView()
    let text = label("Several words that wrap", in: card)
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    let content = text.intrinsicContentSize
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - content.width - 32) < 0.001 && abs(size.height - content.height - 20) < 0.001)
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 100)
    #expect(narrow.height == text.sizeThatFits(CGSize(width: 68, height: 0)).height + 20)
  }

  @Test func `A removed view takes its constraints along`() {
    let root = root()
    let (one, two) = (box(in: root), box(in: root))
    let own = one.widthAnchor.constraint(equalToConstant: 10)
    let between = two.leadingAnchor.constraint(equalTo: one.trailingAnchor)
    NSLayoutConstraint.activate([own, between])
    #expect(root.constraints == [between] && one.constraints == [own])
    root.layoutIfNeeded()
    one.removeFromSuperview()
    #expect(own.isActive && !between.isActive && root.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(root.constraintEngine?.boxes.count == 1)
  }

  @Test func `A tree moves to another one with its constraints`() {
    let (root, branch) = (root(), self.root(100, 100))
    let view = box(in: branch)
    view.widthAnchor.constraint(equalToConstant: 33).isActive = true
    view.leadingAnchor.constraint(equalTo: branch.leadingAnchor, constant: 3).isActive = true
    branch.layoutIfNeeded()
    #expect(view.frame.width == 33)
    root.addSubview(branch)
    view.constraints.first?.constant = 44
    root.layoutIfNeeded()
    #expect(view.frame.width == 44 && view.frame.minX == 3)
    #expect(branch.autoLayout?.engine == nil)
  }

  @Test func `Views are freed with their constraints`() {
    weak var gone: UIView?
    do {
      let root = root()
      let view = box(in: root)
      view.pinToSuperview()
      root.layoutIfNeeded()
      gone = root
    }
    #expect(gone == nil)
  }

  @Test func `What nothing decides is ambiguous and settles all the same`() {
    let root = root()
    let view = box(in: root)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.pinToSuperview(inset: 12)
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test func `updateConstraints is called before the layout that needs it`() {
    final class Subject: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let root = root()
    let view = Subject()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(view.updates == 2)
  }
}

extension UIView {
  fileprivate func pinToSuperview(inset: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }
}

extension UILayoutPriority {
  fileprivate static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }
}
