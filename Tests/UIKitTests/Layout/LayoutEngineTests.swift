import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct LayoutEngineTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test func `A form of stacks in a scroll view lays out from the window's width`() {
    withWindow { window, root in
      let scrollView = UIScrollView()
      let rows = (0..<12).map { index in
        let value = UISwitch()
        value.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label("A setting with a long name, number \(index)"), value])
        row.alignment = .center
        row.spacing = 8
        return row
      }
      let form = UIStackView(arrangedSubviews: rows)
      form.axis = .vertical
      form.spacing = 10
      for view in [scrollView, form] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(scrollView)
      scrollView.addSubview(form)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        form.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        form.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
        form.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
        form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
      ])
      window.layoutIfNeeded()
      #expect(form.frame.minX == 16 && form.frame.width == 358)
      #expect(rows[0].frame == CGRect(x: 0, y: 0, width: 358, height: rows[0].frame.height))
      #expect(rows[0].subviews[1].frame.maxX == 358)
      #expect(abs(rows[0].subviews[0].frame.width - 299) < 0.01)
      #expect(rows[1].frame.minY == rows[0].frame.maxY + 10)
      #expect(scrollView.contentSize == CGSize(width: 390, height: form.frame.height))
      let engine = root.constraintEngine
      #expect(engine?.isDirty == false)
      rows[5].isHidden = true
      window.layoutIfNeeded()
      #expect(abs(rows[6].frame.minY - rows[4].frame.maxY - 10) < 0.01)
      #expect(root.constraintEngine === engine && engine?.isDirty == false)
    }
  }

  @Test func `Views that come and go leave nothing behind`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var symbols: Set<Int> = []
    for _ in 0..<20 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.heightAnchor.constraint(lessThanOrEqualToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 25, y: 4, width: 50, height: 20))
      view.removeFromSuperview()
      root.layoutIfNeeded()
      symbols.insert(root.constraintEngine?.solver.kinds.count ?? 0)
    }
    #expect(symbols.count == 1)
    #expect(root.constraints.isEmpty)
  }

  @Test func `Constraints switch back and forth`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    for _ in 0..<3 {
      wide.isActive = false
      narrow.isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == 10)
      narrow.isActive = false
      wide.isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == 100)
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    wide.isActive = false
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `A view that sets a subview's frame carries what hangs on it`() {
    final class Manual: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let root = Manual(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let leaf = UIView()
    leaf.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(root.inner)
    root.inner.addSubview(leaf)
    NSLayoutConstraint.activate([
      leaf.trailingAnchor.constraint(equalTo: root.inner.trailingAnchor),
      leaf.bottomAnchor.constraint(equalTo: root.inner.bottomAnchor),
      leaf.widthAnchor.constraint(equalToConstant: 5), leaf.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 75, y: 75, width: 5, height: 5))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 175, y: 75, width: 5, height: 5))
  }

  @Test func `The first view of a stack that fits its content is as large as it wants`() {
    let (title, detail) = (label("Title"), label("Detail"))
    let stack = UIStackView(arrangedSubviews: [title, detail])
    stack.axis = .vertical
    stack.spacing = 4
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let expected = title.intrinsicContentSize.height + detail.intrinsicContentSize.height + 4
    #expect(abs(size.height - expected) < 0.01)
    #expect(abs(size.width - max(title.intrinsicContentSize.width, detail.intrinsicContentSize.width)) < 0.01)
  }
}
