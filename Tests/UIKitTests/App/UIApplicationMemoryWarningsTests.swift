import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIApplicationMemoryWarningsTests {
  private final class Controller: UIViewController {
    private(set) var warnings = 0

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test func `The controllers of a window are warned, with those they hold and present`() {
    let (root, top, sheet) = (UINavigationController(), Controller(), Controller())
    root.viewControllers = [top]
    withWindow(showing: root) { _ in
      root.present(sheet, animated: false)
      NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      #expect(top.warnings == 1 && sheet.warnings == 1)
      root.dismiss(animated: false)
    }
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(top.warnings == 1)
  }
}
