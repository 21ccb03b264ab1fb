@_spi(Windfall) import FoundationOverlay

/// See [ASAuthorizationAppleIDProvider](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider).
///
/// Nobody is signed in.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// See [ASAuthorizationAppleIDProvider.CredentialState](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider/credentialstate).
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public override init() { super.init() }

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  @preconcurrency open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    Callback { completion(.notFound, nil) }.callInBackground()
  }

  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
