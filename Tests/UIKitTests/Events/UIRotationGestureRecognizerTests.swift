import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIRotationGestureRecognizerTests {
  private func points(at angle: CGFloat) -> (CGPoint, CGPoint) {
    let (x, y) = (50 * cos(angle), 50 * sin(angle))
    return (CGPoint(x: 150 - x, y: 200 - y), CGPoint(x: 150 + x, y: 200 + y))
  }

  private func turn(_ phase: TouchEvent.Phase, _ angle: CGFloat, at time: TimeInterval = 0) {
    let (first, second) = points(at: angle)
    Fingers.two(phase, first, second, at: time)
  }

  private func withRotation(_ body: (UIRotationGestureRecognizer) -> Void) {
    withWindow { _, root in
      let rotation = UIRotationGestureRecognizer()
      root.addGestureRecognizer(rotation)
      body(rotation)
    }
  }

  @Test func `Fingers that turn add up, also beyond half a turn`() {
    withRotation { rotation in
      var log: [UIGestureRecognizer.State] = []
      var angle: CGFloat = 0
      rotation.addHandler {
        log.append(rotation.state)
        angle = rotation.rotation
      }
      turn(.began, 0)
      turn(.moved, 0.01, at: 0.1)
      #expect(log.isEmpty)
      for step in 1...4 { turn(.moved, CGFloat(step), at: Double(step)) }
      #expect(abs(rotation.velocity - 1) < 0.001)
      turn(.ended, 4, at: 4)
      #expect(log == [.began, .changed, .changed, .changed, .ended])
      #expect(abs(angle - 4) < 0.001 && rotation.rotation == 0)
    }
  }

  @Test func `A pinch and a rotation go together where the delegate allows it`() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    withRotation { rotation in
      let both = Both()
      let pinch = UIPinchGestureRecognizer()
      rotation.view?.addGestureRecognizer(pinch)
      var log: Set<String> = []
      rotation.addHandler { log.insert("rotation") }
      pinch.addHandler { log.insert("pinch") }
      for delegate in [nil, both] {
        log = []
        pinch.delegate = delegate
        turn(.began, 0)
        Fingers.two(.moved, CGPoint(x: 150, y: 100), CGPoint(x: 150, y: 300), at: 0.1)
        Fingers.two(.ended, CGPoint(x: 150, y: 100), CGPoint(x: 150, y: 300), at: 0.2)
        #expect(log.count == (delegate == nil ? 1 : 2))
      }
    }
  }
}
