import AuthenticationServices
import Testing

@MainActor @Suite struct ASAuthorizationControllerTests {
  private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
    let (codes, note) = AsyncStream<ASAuthorizationError.Code?>.makeStream()

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      note.yield((error as? ASAuthorizationError)?.code)
    }

    func next() async -> ASAuthorizationError.Code? {
      for await code in codes { return code }
      return nil
    }
  }

  @Test("Signing in fails")
  func failure() async throws {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    let delegate = Delegate()
    controller.delegate = delegate
    controller.performRequests()
    #expect(await delegate.next() == .unknown)
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "me") == .notFound)
  }
}
