import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIGestureRecognizerTests {
  private let point = CGPoint(x: 120, y: 120)

  private func withView(_ body: (UIView) -> Void) {
    withWindow { _, root in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      root.addSubview(view)
      body(view)
    }
  }

  private func add<R: UIGestureRecognizer>(_ recognizer: R, to view: UIView, _ action: @escaping () -> Void) -> R {
    recognizer.addHandler { action() }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `What a recogniser asks of other kinds of touches is kept`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.requiresExclusiveTouchType)
    tap.requiresExclusiveTouchType = false
    #expect(!tap.requiresExclusiveTouchType)
  }

  @Test func `A tap is recognised, and the view's touches are cancelled`() {
    final class Listener: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    withView { view in
      let listener = Listener(frame: view.bounds)
      view.addSubview(listener)
      var taps = 0
      let tap = add(UITapGestureRecognizer(), to: view) { taps += 1 }
      Fingers.tap(point)
      Fingers.tap(point)
      #expect(taps == 2)
      #expect(listener.log == ["began", "cancelled", "began", "cancelled"])
      #expect(tap.state == .possible)
      tap.isEnabled = false
      Fingers.tap(point)
      #expect(taps == 2)
      #expect(listener.log.last == "ended")
    }
  }

  @Test func `A button keeps a tap from the recogniser around it`() {
    withView { view in
      let button = UIButton(frame: view.bounds)
      view.addSubview(button)
      var log: [String] = []
      _ = add(UITapGestureRecognizer(), to: view) { log.append("tap") }
      button.addAction(UIAction { _ in log.append("press") }, for: .touchUpInside)
      Fingers.tap(point)
      #expect(log == ["press"])
    }
  }

  @Test func `A single tap that waits for a double tap gives way to it`() {
    withView { view in
      var log: [String] = []
      let single = add(UITapGestureRecognizer(), to: view) { log.append("single") }
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      _ = add(double, to: view) { log.append("double") }
      single.require(toFail: double)
      Fingers.tap(point)
      #expect(log.isEmpty)
      Fingers.tap(point, tapCount: 2)
      #expect(log == ["double"])
    }
  }

  @Test func `A waiting tap is recognised when the other one fails`() {
    withView { view in
      var log: [String] = []
      let single = add(UITapGestureRecognizer(), to: view) { log.append("single") }
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      _ = add(double, to: view) { log.append("double") }
      single.require(toFail: double)
      Fingers.tap(point)
      double.state = .failed
      #expect(log == ["single"])
      #expect((single.state, double.state) == (.possible, .possible))
    }
  }

  @Test(arguments: [(0.2, 0), (0.6, 2)])
  func `A long press needs its time`(duration: Double, expected: Int) {
    withView { view in
      var actions = 0
      _ = add(UILongPressGestureRecognizer(), to: view) { actions += 1 }
      Fingers.send(.began, point)
      Fingers.send(.ended, point, at: duration)
      #expect(actions == expected)
    }
  }

  @Test func `A pan begins after ten points and follows the finger`() {
    withView { view in
      var states: [UIGestureRecognizer.State] = []
      var moved = CGPoint.zero
      let pan = UIPanGestureRecognizer()
      _ = add(pan, to: view) {
        states.append(pan.state)
        moved = pan.translation(in: view)
      }
      Fingers.send(.began, point)
      Fingers.send(.moved, CGPoint(x: 125, y: 120), at: 0.1)
      #expect(states.isEmpty)
      Fingers.send(.moved, CGPoint(x: 140, y: 120), at: 0.2)
      Fingers.send(.moved, CGPoint(x: 150, y: 125), at: 0.3)
      Fingers.send(.ended, CGPoint(x: 150, y: 125), at: 0.3)
      #expect(states == [.began, .changed, .ended])
      #expect(moved == CGPoint(x: 30, y: 5))
    }
  }

  @Test func `A swipe counts only in its direction`() {
    withView { view in
      var log: [String] = []
      let left = UISwipeGestureRecognizer()
      left.direction = .left
      _ = add(left, to: view) { log.append("left") }
      _ = add(UISwipeGestureRecognizer(), to: view) { log.append("right") }
      Fingers.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 150, y: 155))
      #expect(log == ["left"])
    }
  }

  @Test func `A drag scrolls, a swipe goes on, and the content's touch is cancelled`() {
    withWindow { _, root in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      scrollView.addSubview(button)
      root.addSubview(scrollView)
      Fingers.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 10)
      #expect(abs(scrollView.contentOffset.y - 105) < 6)
      Fingers.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
      #expect(scrollView.contentOffset.y > 600)
      #expect(presses == 0)
      scrollView.contentOffset = .zero
      Fingers.tap(CGPoint(x: 100, y: 300))
      #expect(presses == 1)
    }
  }

  @Test func `A view far down is scrolled into sight and can then be hit`() {
    withWindow { _, root in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      let target = UIButton(frame: CGRect(x: 100, y: 1500, width: 50, height: 50))
      scrollView.addSubview(target)
      root.addSubview(scrollView)
      _ = CommitCycle.shared.frame
      #expect(UIView.hitPoint(of: target.viewID) == nil)
      target.scrollToVisible()
      #expect(scrollView.contentOffset.y == 1150)
      #expect(UIView.hitPoint(of: target.viewID) == CGPoint(x: 125, y: 475))
      let cover = UIView(frame: root.bounds)
      root.addSubview(cover)
      #expect(UIView.hitPoint(of: target.viewID) == nil)
    }
  }

  @Test func `A view that has lost its recognisers has an empty list, and one that had none has no list`() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.isEmpty == true && tap.view == nil)
  }
}
