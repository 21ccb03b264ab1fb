import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewGeometryTests {
  @Test func `Frame, bounds and centre describe the same box`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 75, y: 90, width: 50, height: 20))
  }

  @Test func `The frame is the box around the transformed view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `Points convert between relatives both ways`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 150, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: root) == CGPoint(x: 16, y: 17))
    #expect(inner.convert(point, to: right) == CGPoint(x: -134, y: -3))
    #expect(inner.convert(CGPoint(x: -134, y: -3), from: right) == point)
    #expect(inner.convert(point, to: nil) == CGPoint(x: 16, y: 17))
    #expect(root.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 15, width: 10, height: 10))
  }

  @Test func `Scrolling and turning count in conversions`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 80, width: 10, height: 10))
    root.addSubview(scrolled)
    scrolled.addSubview(child)
    scrolled.bounds.origin.y = 50
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 30))
    scrolled.bounds.origin.y = 0
    scrolled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 35, y: 65))
    #expect(child.convert(CGPoint(x: 35, y: 65), from: root) == .zero)
  }

  @Test func `A hit test finds the topmost view that takes touches`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let above = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(below)
    root.addSubview(above)
    let point = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(point, with: nil) === above)
    above.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === below)
    below.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    above.isUserInteractionEnabled = true
    above.alpha = 0
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test func `Flexible parts share the change of a superview's size`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test func `Layout runs once for a view however often it is asked for`() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let (parent, child) = (Counter(), Counter())
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect((parent.layouts, child.layouts) == (1, 1))
    child.setNeedsLayout()
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect((parent.layouts, child.layouts) == (1, 2))
    parent.frame.size.width = 10
    child.layoutIfNeeded()
    #expect((parent.layouts, child.layouts) == (2, 2))
  }

  @Test func `Safe areas shrink with the distance from the window's edge`() {
    withWindow { window, root in
      let child = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
      root.addSubview(child)
      let insets = window.safeAreaInsets
      #expect(insets == Device.all[0].safeArea)
      #expect(root.safeAreaInsets == .zero || root.safeAreaInsets == insets)
      window.layoutIfNeeded()
      #expect(root.safeAreaInsets == insets)
      #expect(child.safeAreaInsets == UIEdgeInsets(top: insets.top - 20, left: 0, bottom: 0, right: 0))
    }
  }
}
