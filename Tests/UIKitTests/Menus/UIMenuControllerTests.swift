import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UIMenuControllerTests {
  private final class CopyLabel: UILabel {
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == EditAction.copy || action == Selector("shout:")
    }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }

    func shout(_ sender: Any?) { log.append("shout") }
  }

  private func withLabel(_ body: (CopyLabel) throws -> Void) rethrows {
    try withWindow { _, root in
      let label = CopyLabel(frame: CGRect(x: 100, y: 300, width: 100, height: 30))
      label.text = "Copied"
      root.addSubview(label)
      label.becomeFirstResponder()
      try body(label)
      UIMenuController.shared.menuItems = nil
      UIMenuController.shared.hideMenu()
      label.resignFirstResponder()
    }
  }

  @Test func `The menu has what the first responder performs, and its own items`() {
    withLabel { label in
      let controller = UIMenuController.shared
      controller.menuItems = [
        UIMenuItem(title: "Shout", action: Selector("shout:", method: CopyLabel.shout(_:))),
        UIMenuItem(title: "Whisper", action: Selector("whisper:")),
      ]
      #expect(!controller.isMenuVisible)
      controller.showMenu(from: label, rect: label.bounds)
      #expect(controller.isMenuVisible)
      #expect(Element.onScreen(.menuItem).map(\.label) == ["Copy", "Shout"])
      let frame = controller.menuFrame
      #expect(frame.maxY < 300 && frame.height == 44 && frame.midX == 150)
      tap(Element.onScreen(.menuItem).last)
      #expect(label.log == ["shout"] && !controller.isMenuVisible)
      controller.setTargetRect(label.bounds, in: label)
      controller.setMenuVisible(true, animated: true)
      tap(Element.onScreen(.menuItem).first)
      #expect(UIPasteboard.general.string == "Copied")
    }
  }

  @Test func `It tells that the menu comes and goes`() {
    withLabel { label in
      nonisolated(unsafe) var log: [String] = []
      let names = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          log.append(name.rawValue.replacingOccurrences(of: "UIMenuController", with: ""))
        }
      }
      UIMenuController.shared.showMenu(from: label, rect: label.bounds)
      UIMenuController.shared.hideMenu(from: label)
      #expect(
        log == [
          "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification", "DidHideMenuNotification",
        ])
      tokens.forEach { NotificationCenter.default.removeObserver($0) }
    }
  }
}
