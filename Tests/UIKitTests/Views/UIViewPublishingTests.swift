import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewPublishingTests {
  @Test func `An unchanged subtree stays the same object`() throws {
    try withWindow { _, root in
      let (left, right) = (UIView(), UIView())
      let (first, second) = (UILabel(), UILabel())
      (first.text, second.text) = ("1", "2")
      left.addSubview(first)
      right.addSubview(second)
      root.setSubviews([left, right])
      let before = CommitCycle.shared.frame
      second.text = "3"
      let after = CommitCycle.shared.frame
      #expect(after.revision == before.revision + 1)
      let old = try #require(before.elements.element(of: left.viewID))
      #expect(after.elements.element(of: left.viewID) === old)
      #expect(before.elements.element(of: second.viewID)?.label == "2")
      #expect(after.elements.element(of: second.viewID)?.label == "3")
    }
  }

  @Test func `A commit without a change keeps the frame`() {
    withWindow { _, root in
      let view = UIView()
      root.addSubview(view)
      let before = CommitCycle.shared.frame
      view.alpha = 1
      view.setNeedsLayout()
      #expect(CommitCycle.shared.frame.revision == before.revision)
    }
  }

  @Test func `Frames are relative to what the parent has at its origin: scrolling keeps the elements inside`() throws {
    try withWindow { _, root in
      let outer = UIScrollView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
      outer.contentSize = CGSize(width: 200, height: 1000)
      let inner = UIView(frame: CGRect(x: 5, y: 300, width: 50, height: 50))
      outer.addSubview(inner)
      root.addSubview(outer)
      let element = try #require(CommitCycle.shared.frame.elements.element(of: inner.viewID))
      #expect(element.frame == CGRect(x: 5, y: 300, width: 50, height: 50))
      outer.contentOffset.y = 250
      let scrolled = CommitCycle.shared.frame.elements
      #expect(scrolled.element(of: inner.viewID) === element)
      let parent = try #require(scrolled.element(of: outer.viewID))
      #expect(parent.contentOffset == CGPoint(x: 0, y: 250))
      let onScreen = ElementSnapshot(element: parent, frame: CGRect(x: 10, y: 100, width: 200, height: 200))
      #expect(onScreen.children.first?.frame == CGRect(x: 15, y: 150, width: 50, height: 50))
      inner.transform = CGAffineTransform(translationX: 1, y: 2)
      #expect(CommitCycle.shared.frame.elements.element(of: inner.viewID)?.frame.origin == CGPoint(x: 6, y: 302))
    }
  }

  @Test func `A scaled view scales the elements inside`() throws {
    try withWindow { _, root in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      outer.addSubview(inner)
      root.addSubview(outer)
      outer.transform = CGAffineTransform(scaleX: 2, y: 2)
      let element = try #require(CommitCycle.shared.frame.elements.element(of: inner.viewID))
      #expect(element.frame == CGRect(x: 20, y: 40, width: 60, height: 80))
    }
  }

  @Test func `Invisible views publish nothing until they are shown`() {
    withWindow { _, root in
      let (view, label) = (UIView(), UILabel())
      view.addSubview(label)
      root.addSubview(view)
      view.isHidden = true
      #expect(CommitCycle.shared.frame.elements.element(of: label.viewID) == nil)
      label.text = "new"
      #expect(CommitCycle.shared.frame.elements.element(of: label.viewID) == nil)
      view.isHidden = false
      #expect(CommitCycle.shared.frame.elements.element(of: label.viewID)?.label == "new")
      view.alpha = 0
      #expect(CommitCycle.shared.frame.elements.element(of: label.viewID) == nil)
    }
  }

  @Test func `An accessibility element hides what is inside it`() throws {
    try withWindow { _, root in
      let (card, label) = (UIView(), UILabel())
      label.text = "inside"
      card.addSubview(label)
      root.addSubview(card)
      card.isAccessibilityElement = true
      card.accessibilityLabel = "card"
      card.accessibilityTraits = [.button, .selected]
      let element = try #require(CommitCycle.shared.frame.elements.element(of: card.viewID))
      #expect(element.type == .button)
      #expect(element.label == "card")
      #expect(element.states == [.enabled, .selected])
      #expect(element.children.isEmpty)
    }
  }

  @Test func `A modal view hides its siblings`() {
    withWindow { _, root in
      let (page, dialog) = (UIView(), UIView())
      for view in [page, dialog] { view.isAccessibilityElement = true }
      root.setSubviews([page, dialog])
      dialog.accessibilityViewIsModal = true
      #expect(CommitCycle.shared.frame.elements.element(of: page.viewID) == nil)
      #expect(CommitCycle.shared.frame.elements.element(of: dialog.viewID) != nil)
      dialog.accessibilityViewIsModal = false
      #expect(CommitCycle.shared.frame.elements.element(of: page.viewID) != nil)
    }
  }

  @Test func `Transparent views give their place to their subviews`() throws {
    final class Wrapper: UIView {
      override var elementPublishing: ElementPublishing { .transparent }
    }
    try withWindow { _, root in
      let wrapper = Wrapper(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      let labels = [UILabel(frame: CGRect(x: 1, y: 2, width: 10, height: 10)), UILabel(frame: root.bounds)]
      wrapper.setSubviews(labels)
      root.addSubview(wrapper)
      let element = try #require(CommitCycle.shared.frame.elements.element(of: root.viewID))
      #expect(element.children.map(\.viewID) == labels.map(\.viewID))
      #expect(element.children.first?.frame.origin == CGPoint(x: 11, y: 12))
    }
  }

  @Test func `Subviews that come, go and change together end in order`() {
    withWindow { _, root in
      let labels = (0..<5).map { _ in UILabel() }
      for (index, label) in labels.enumerated() { label.text = "\(index)" }
      root.setSubviews(labels)
      @MainActor func texts() -> [String] {
        CommitCycle.shared.frame.elements.element(of: root.viewID)?.children.map(\.label) ?? []
      }
      #expect(texts() == ["0", "1", "2", "3", "4"])
      labels[1].isHidden = true
      labels[3].text = "three"
      #expect(texts() == ["0", "2", "three", "4"])
      labels[0].removeFromSuperview()
      labels[1].isHidden = false
      labels[4].text = "four"
      #expect(texts() == ["1", "2", "three", "four"])
      labels[3].text = "3"
      #expect(texts() == ["1", "2", "3", "four"])
    }
  }

  @Test func `A group holds background, contents and subviews, clipped and faded`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
    #expect(view.publishedGroup() == nil)
    view.backgroundColor = .red
    view.alpha = 0.5
    view.clipsToBounds = true
    view.layer.cornerRadius = 4
    let label = UILabel(frame: view.bounds)
    label.text = "x"
    view.addSubview(label)
    let group = try #require(view.publishedGroup())
    #expect(group.opacity == 0.5)
    #expect(group.transform == CGAffineTransform(translationX: 5, y: 6))
    #expect(group.clip == .roundedRect(view.bounds, cornerRadius: 4))
    #expect(group.items.count == 2)
    #expect(view.publishedGroup() === group)
    label.text = "y"
    #expect(view.publishedGroup() !== group)
  }

  @Test func `A view that was drawn by itself is still new to the view around it`() {
    withWindow { _, root in
      let box = CGRect(x: 0, y: 0, width: 10, height: 10)
      let (outer, inner) = (UIView(frame: box), UIView(frame: box))
      outer.addSubview(inner)
      root.addSubview(outer)
      _ = CommitCycle.shared.frame
      #expect(outer.publishedGroup() == nil)
      inner.backgroundColor = .red
      #expect(inner.publishedGroup() != nil)
      #expect(outer.publishedGroup()?.items.count == 1)
      inner.backgroundColor = nil
      #expect(outer.publishedGroup() == nil)
      inner.backgroundColor = .red
      #expect(inner.publishedGroup() != nil)
      inner.backgroundColor = .blue
      _ = CommitCycle.shared.frame
      #expect(outer.publishedGroup()?.items.count == 1)
    }
  }

  @Test func `A view is found by the number its element carries`() {
    withWindow { _, root in
      root.addSubview(UIView())
      _ = CommitCycle.shared.frame
      #expect(UIView.view(withID: root.viewID) === root)
      #expect(UIView.view(withID: .max) == nil)
    }
  }
}
