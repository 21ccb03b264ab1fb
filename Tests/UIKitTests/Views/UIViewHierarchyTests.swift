import Dispatch
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewHierarchyTests {
  private final class Recorder: UIView {
    static var log: [String] = []
    var name = ""

    private func note(_ event: String) { Recorder.log.append("\(name).\(event)") }

    override func willMove(toSuperview newSuperview: UIView?) {
      note(newSuperview == nil ? "willLeave" : "willEnter")
    }

    override func didMoveToSuperview() { note(superview == nil ? "left" : "entered") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow") }
    override func didMoveToWindow() { note("movedToWindow") }
    override func didAddSubview(_ subview: UIView) { note("added") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
  }

  @Test func `Subviews keep the order they are put in`() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    parent.bringSubviewToFront(views[2])
    parent.sendSubviewToBack(views[1])
    #expect(parent.subviews == [views[1], views[0], views[3], views[2]])
    parent.insertSubview(views[1], aboveSubview: views[2])
    #expect(parent.subviews == [views[0], views[3], views[2], views[1]])
  }

  @Test func `A view has one superview`() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    #expect(child.isDescendant(of: second))
    #expect(!child.isDescendant(of: first))
  }

  @Test func `A view that outlives its superview has none`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.window == nil)
  }

  @Test func `Views are told of their moves in order`() {
    let (parent, child) = (Recorder(), Recorder())
    parent.name = "parent"
    child.name = "child"
    withWindow { _, root in
      root.addSubview(parent)
      Recorder.log = []
      parent.addSubview(child)
      child.removeFromSuperview()
    }
    #expect(
      Recorder.log == [
        "child.willMoveToWindow", "child.willEnter", "child.movedToWindow", "child.entered", "parent.added",
        "child.willMoveToWindow", "child.willLeave", "parent.willRemove", "child.movedToWindow", "child.left",
      ])
    parent.removeFromSuperview()
  }

  @Test func `Replacing all subviews tells only those that come and go`() {
    let parent = UIView()
    let (kept, gone, new) = (Recorder(), Recorder(), Recorder())
    (kept.name, gone.name, new.name) = ("kept", "gone", "new")
    parent.addSubview(kept)
    parent.addSubview(gone)
    Recorder.log = []
    parent.setSubviews([new, kept])
    #expect(parent.subviews == [new, kept])
    #expect(Recorder.log == ["gone.willLeave", "gone.left", "new.willEnter", "new.entered"])
  }

  @Test func `A tag is found at any depth`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func `A removed view is let go at the end of the turn`() async {
    let root = UIView()
    weak var leaf: UIView?
    do {
      let view = UIView()
      root.addSubview(view)
      leaf = view
    }
    leaf?.removeFromSuperview()
    #expect(leaf != nil && leaf?.superview == nil)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(leaf == nil)
  }
}
