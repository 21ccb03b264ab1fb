import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIApplicationRotationTests {
  private final class Controller: UIViewController {
    var log: [String] = []
    var mask = UIInterfaceOrientationMask.allButUpsideDown

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("traits \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [weak self] _ in self?.log.append("alongside \(Int(self?.view.bounds.width ?? 0))") }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append("changed to \(traitCollection.verticalSizeClass)")
    }
  }

  /// A window on an upright phone, which is upright again at the end.
  private func withController(_ body: (Controller, UIWindow) throws -> Void) rethrows {
    let controller = Controller()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    CommitCycle.shared.commitIfNeeded()
    controller.log = []
    defer {
      controller.mask = .all
      UIApplication.shared.deviceDidTurn(to: .portrait)
      window.isHidden = true
    }
    try body(controller, window)
  }

  @Test func `A turn tells the controllers, and lays out the window anew`() {
    withController { controller, window in
      let size = window.bounds.size
      UIApplication.shared.deviceDidTurn(to: .landscapeLeft)
      #expect(window.frame == CGRect(x: 0, y: 0, width: size.height, height: size.width))
      #expect(controller.view.frame == window.bounds)
      #expect(UIScreen.main.bounds == window.frame)
      #expect(UIScreen.main.nativeBounds.width < UIScreen.main.nativeBounds.height)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(UIApplication.shared.interfaceOrientation == .landscapeRight)
      #expect(window.safeAreaInsets.left == 47 && window.safeAreaInsets.top == 0)
      #expect(
        controller.log == [
          "traits compact", "size \(Int(size.height)) from \(Int(size.width))", "changed to compact",
          "alongside \(Int(size.height))",
        ])
      let frame = CommitCycle.shared.frame
      #expect(frame.elements.frame.width == size.height)
      #expect(frame.displayList.size.width == size.height)
      controller.log = []
      UIApplication.shared.deviceDidTurn(to: .portrait)
      #expect(window.bounds.size == size)
      #expect(controller.log.first == "traits regular")
    }
  }

  @Test func `The interface stays where the controller in front does not support the turn`() {
    withController { controller, window in
      let frame = window.frame
      controller.mask = .portrait
      UIApplication.shared.deviceDidTurn(to: .landscapeRight)
      #expect(window.frame == frame && controller.log.isEmpty)
      #expect(UIDevice.current.orientation == .landscapeRight)
      controller.mask = .landscape
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(window.frame.width == frame.height)
      UIApplication.shared.deviceDidTurn(to: .faceUp)
      #expect(window.frame.width == frame.height)
    }
  }

  @Test func `A half turn changes neither size nor traits`() {
    withController { controller, _ in
      UIApplication.shared.deviceDidTurn(to: .landscapeLeft)
      controller.log = []
      UIApplication.shared.deviceDidTurn(to: .landscapeRight)
      #expect(controller.log.isEmpty)
      #expect(UIApplication.shared.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test func `The device's appearance reaches the views`() {
    withController { controller, _ in
      UIApplication.shared.deviceDidChange(style: .dark)
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      UIApplication.shared.deviceDidTurn(to: .landscapeLeft)
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      UIApplication.shared.deviceDidChange(style: .light)
      #expect(controller.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func `An Info plist says what an app supports`() {
    let info: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      "UISupportedInterfaceOrientations~ipad": [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ],
    ]
    #expect(UIInterfaceOrientationMask(info: info, idiom: .phone) == .portrait)
    #expect(UIInterfaceOrientationMask(info: info, idiom: .pad) == .landscape)
    #expect(UIInterfaceOrientationMask(info: [:], idiom: .phone) == nil)
  }
}
