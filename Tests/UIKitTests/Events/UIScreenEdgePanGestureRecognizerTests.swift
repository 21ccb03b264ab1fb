import Testing
@testable @_spi(Windfall) import UIKit

@MainActor struct UIScreenEdgePanGestureRecognizerTests {
  private func withStack(_ body: (UINavigationController, UIViewController) throws -> Void) rethrows {
    let navigation = UINavigationController(rootViewController: UITableViewController())
    let top = UITableViewController()
    navigation.pushViewController(top, animated: false)
    try withWindow(showing: navigation) { _ in try body(navigation, top) }
  }

  @Test func `A finger from the edge pops, one from elsewhere does not`() {
    withStack { navigation, top in
      Fingers.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400))
      #expect(navigation.topViewController === top)
      Fingers.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), duration: 3)
      #expect(navigation.topViewController === top)
      Fingers.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `Where the app takes the place of the back button, or the gesture is off, nothing is popped`() {
    withStack { navigation, top in
      top.navigationItem.hidesBackButton = true
      Fingers.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
      #expect(navigation.topViewController === top)
      top.navigationItem.hidesBackButton = false
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      Fingers.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
      #expect(navigation.topViewController === top)
    }
  }
}

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
