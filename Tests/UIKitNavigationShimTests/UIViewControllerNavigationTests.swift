import Testing
import UIKit
import UIKitNavigationShim

@MainActor
@Suite("What navigation with UIKit is told of controllers")
struct UIViewControllerNavigationTests {
  private final class Leaving: UIViewController {
    var isLeaving = false
    override var isBeingDismissed: Bool { isLeaving }
  }

  @Test("What waits for a controller's appearance is done once")
  func appearance() {
    let controller = UIViewController()
    var count = 0
    controller._UIKitNavigation_onViewAppear.append { count += 1 }
    #expect(!controller._UIKitNavigation_hasViewAppeared)
    controller.viewDidAppear(false)
    controller.viewDidAppear(false)
    #expect(count == 1 && controller._UIKitNavigation_hasViewAppeared)
  }

  @Test("The end of a controller is told when it has left")
  func dismissal() {
    let controller = Leaving()
    var ends = 0
    controller._UIKitNavigation_onDismiss = { ends += 1 }
    controller.viewDidDisappear(false)
    #expect(ends == 0)
    controller.isLeaving = true
    controller.viewDidDisappear(false)
    #expect(ends == 1)
  }
}
