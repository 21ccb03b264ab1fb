import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIHoverGestureRecognizerTests {
  @Test func `A finger does not hover, and is left to others`() {
    withWindow { _, root in
      var log: [String] = []
      let (hover, tap) = (UIHoverGestureRecognizer(), UITapGestureRecognizer())
      hover.addHandler { log.append("hover") }
      tap.addHandler { log.append("tap") }
      root.addGestureRecognizer(hover)
      root.addGestureRecognizer(tap)
      Fingers.tap(CGPoint(x: 100, y: 300))
      #expect(log == ["tap"] && hover.state == .possible && hover.numberOfTouches == 0)
    }
  }
}
