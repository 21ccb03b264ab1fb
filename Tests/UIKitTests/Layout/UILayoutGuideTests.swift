import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UILayoutGuideTests {
  private func box(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func root(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `Equal guides space views evenly`() {
    let root = root(300)
    let views = [box(in: root), box(in: root)]
    let guides = (0..<3).map { _ in UILayoutGuide() }
    for guide in guides { root.addLayoutGuide(guide) }
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    }
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[0].leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [60, 180])
    #expect(guides[1].layoutFrame.minX == 120 && guides[1].layoutFrame.width == 60)
    #expect(root.layoutGuides == guides && guides[0].owningView === root)
    root.removeLayoutGuide(guides[1])
    #expect(guides[1].owningView == nil && root.layoutGuides.count == 2)
    #expect(root.constraints.count == 5)
  }

  @Test func `Margins hold views off the edges`() {
    let root = root()
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = box(in: root)
    for (attribute, margin) in [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leadingMargin), (.top, .topMargin),
      (.trailing, .trailingMargin), (.bottom, .bottomMargin),
    ] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 1, width: 246, height: 196))
  }

  @Test func `Readable content is no wider than text should be`() {
    let root = root(1000)
    let view = box(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 164 && view.frame.width == 672)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame.minX == 8 && view.frame.width == 384)
  }

  @Test func `Constraints place the alignment rectangle`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let root = root()
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 20)) == view.frame)
  }

  @Test func `Lines of text stand on one line`() {
    let root = root()
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    for (label, text) in [(large, "Large"), (small, "small")] {
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
    ])
    root.layoutIfNeeded()
    func line(_ label: UILabel) -> CGFloat { label.frame.midY + (label.font.ascender + label.font.descender) / 2 }
    #expect(abs(line(large) - line(small)) < 0.5)
    #expect(small.frame.minY > large.frame.minY + 10)
  }
}
