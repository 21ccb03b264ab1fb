import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIWindowTests {
  @Test func `A window that nobody keeps lives to the end of the turn in which it was shown`() async {
    weak var window: UIWindow?
    let controller = UIViewController()
    do {
      let shown = UIWindow(frame: UIScreen.main.bounds)
      shown.rootViewController = controller
      shown.makeKeyAndVisible()
      window = shown
    }
    let other = UIViewController()
    controller.present(other, animated: false)
    #expect(controller.presentedViewController === other)
    controller.dismiss(animated: false)
    window?.isHidden = true
    await passTurns()
    #expect(window == nil)
  }
}
