import Testing
import UIKit
import ViewControllerPresentationSpy

extension VerifierTests {
  @MainActor struct DismissalVerifierTests {
    private let root = UIViewController()

    @Test func `a dismissal is taken`() {
      let verifier = DismissalVerifier()
      root.dismiss(animated: true) {}
      #expect(verifier.capturedCompletion != nil)
      let messages = failures { verifier.verify(animated: true, dismissedViewController: root) }
      #expect(messages == [])
    }

    @Test func `each difference is a failure`() {
      let verifier = DismissalVerifier()
      #expect(failures { verifier.verify(animated: true) } == ["dismiss not called"])
      root.dismiss(animated: true)
      let messages = failures {
        verifier.verify(animated: false, dismissedViewController: UIViewController())
      }
      #expect(messages.count == 2 && messages[0] == "Expected non-animated dismiss, but was animated")
    }
  }
}
