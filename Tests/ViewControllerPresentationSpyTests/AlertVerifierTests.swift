import Testing
import UIKit
import ViewControllerPresentationSpy

extension VerifierTests {
  @MainActor struct AlertVerifierTests {
    private let root = UIViewController()

    private func alert(_ style: UIAlertController.Style = .alert, chosen: @escaping (String) -> Void = { _ in })
      -> UIAlertController
    {
      let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen($0.title ?? "") })
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      return alert
    }

    @Test func `an alert is taken without a window, and its actions run`() throws {
      let verifier = AlertVerifier()
      var events: [String] = []
      verifier.testCompletion = { events.append("taken") }
      root.present(alert { events.append($0) }, animated: true) { events.append("completion") }
      #expect(root.presentedViewController == nil)
      #expect(events == ["taken"])
      verifier.capturedCompletion?()
      try verifier.executeAction(forButton: "Cancel")
      try verifier.executeAction(forButton: "Delete")
      #expect(throws: (any Error).self) { try verifier.executeAction(forButton: "Other") }
      #expect(events == ["taken", "completion", "Cancel"])
      let messages = failures {
        verifier.verify(
          title: "Delete?", message: "For ever.", animated: true, actions: [.cancel("Cancel"), .destructive("Delete")],
          presentingViewController: root)
      }
      #expect(messages == [])
    }

    @Test func `each difference is a failure`() {
      let verifier = AlertVerifier()
      root.present(alert(.actionSheet), animated: false)
      let messages = failures {
        verifier.verify(
          title: "Keep?", message: nil, animated: true, actions: [.default("Cancel")],
          presentingViewController: UIViewController())
      }
      #expect(messages.count == 7)
      #expect(messages.first == "Expected Optional(\"Keep?\"), but was Optional(\"Delete?\") - alert title")
      #expect(messages[2] == "Expected animated present, but was not animated")
      #expect(messages[5] == "Expected preferred style .alert, but was .actionSheet")
      #expect(messages[6].hasPrefix("Expected same instance as <UIViewController"))
    }

    @Test func `nothing, or too much, is a failure`() {
      let verifier = AlertVerifier()
      let verify = { @MainActor in
        verifier.verify(
          title: "Delete?", message: "For ever.", animated: true, actions: [.cancel("Cancel"), .destructive("Delete")])
      }
      #expect(failures(of: verify) == ["present not called"])
      root.present(UIViewController(), animated: true)
      #expect(verifier.presentedCount == 0)
      for _ in 0..<2 { root.present(alert(), animated: true) }
      #expect(failures(of: verify) == ["present called 2 times, expected once"])
    }

    @Test func `a sheet has a popover to set up`() {
      let verifier = AlertVerifier()
      let sheet = alert(.actionSheet)
      sheet.popoverPresentationController?.sourceView = root.view
      root.present(sheet, animated: true)
      #expect(verifier.popover?.sourceView === root.view)
    }

    @Test func `a second verifier fails the test, and the first one's end gives the screen back`() {
      var verifier: AlertVerifier? = AlertVerifier()
      let messages = failures { _ = PresentationVerifier() }
      #expect(messages.count == 1 && messages[0].hasPrefix("PresentationVerifier: another verifier exists"))
      root.present(alert(), animated: true)
      #expect(verifier?.presentedCount == 1)
      verifier = nil
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = root
      window.makeKeyAndVisible()
      let shown = alert()
      root.present(shown, animated: false)
      #expect(root.presentedViewController === shown)
    }
  }
}
