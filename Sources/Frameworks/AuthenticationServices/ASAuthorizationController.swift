/// See [ASAuthorizationController](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller).
///
/// As on a simulator without an Apple account, a request fails.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  open private(set) var authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests() {
    Task {
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
    }
  }
}
