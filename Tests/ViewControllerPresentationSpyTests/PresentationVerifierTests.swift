import Testing
import UIKit
import ViewControllerPresentationSpy

extension VerifierTests {
  @MainActor struct PresentationVerifierTests {
    private final class Next: UIViewController {}

    private let root = UIViewController()

    @Test func `a presented controller is taken and answered`() {
      let verifier = PresentationVerifier()
      let next = Next()
      root.present(next, animated: true)
      #expect(next.isViewLoaded && root.presentedViewController == nil)
      var answer: Next?
      let messages = failures {
        answer = verifier.verify(animated: true, presentingViewController: root)
      }
      #expect(messages == [] && answer === next)
    }

    @Test func `another kind of controller is a failure`() {
      let verifier = PresentationVerifier()
      root.present(UIViewController(), animated: false)
      let messages = failures { let _: Next? = verifier.verify(animated: true) }
      #expect(messages.count == 2)
      #expect(messages[0] == "Expected animated present, but was not animated")
      #expect(messages[1].hasPrefix("Expected Next, but was Optional(<UIViewController"))
    }
  }
}
