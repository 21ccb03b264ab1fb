import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIPinchGestureRecognizerTests {
  private func withPinch(_ body: (UIView, UIPinchGestureRecognizer) -> Void) {
    withWindow { _, root in
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      view.isMultipleTouchEnabled = true
      root.addSubview(view)
      let pinch = UIPinchGestureRecognizer()
      view.addGestureRecognizer(pinch)
      body(view, pinch)
    }
  }

  @Test func `Fingers that move apart scale by the ratio of their distances`() {
    withPinch { view, pinch in
      var log: [String] = []
      pinch.addHandler { log.append("\(pinch.state) \(pinch.scale)") }
      Fingers.two(.began, CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
      Fingers.two(.moved, CGPoint(x: 98, y: 200), CGPoint(x: 202, y: 200), at: 0.1)
      #expect(log.isEmpty)
      Fingers.two(.moved, CGPoint(x: 75, y: 200), CGPoint(x: 225, y: 200), at: 0.5)
      #expect(abs(pinch.velocity - 1) < 0.001 && pinch.numberOfTouches == 2)
      Fingers.two(.moved, CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200), at: 1)
      Fingers.two(.ended, CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200), at: 1)
      #expect(log == ["began 1.5", "changed 2.0", "ended 2.0"])
      #expect(pinch.state == .possible && pinch.scale == 1 && pinch.velocity == 0)
    }
  }

  @Test func `A scale that the app sets is where the next change goes on from`() {
    withPinch { _, pinch in
      var total: CGFloat = 1
      pinch.addHandler {
        total *= pinch.scale
        pinch.scale = 1
      }
      Fingers.two(.began, CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
      Fingers.two(.moved, CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200), at: 0.1)
      Fingers.two(.moved, CGPoint(x: 100, y: 200), CGPoint(x: 150, y: 200), at: 0.2)
      Fingers.two(.ended, CGPoint(x: 100, y: 200), CGPoint(x: 150, y: 200), at: 0.2)
      #expect(abs(total - 0.5) < 0.001)
    }
  }

  @Test func `One finger never pinches, and fingers that rest do not either`() {
    withPinch { _, pinch in
      var calls = 0
      pinch.addHandler { calls += 1 }
      Fingers.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200))
      Fingers.two(.began, CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
      Fingers.two(.ended, CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200))
      #expect(calls == 0 && pinch.state == .possible)
    }
  }
}
