@_spi(Windfall) import FoundationOverlay

/// See [ASAuthorization](https://developer.apple.com/documentation/authenticationservices/asauthorization).
///
/// None is given.
open class ASAuthorization: NSObject {
  /// See [ASAuthorization.Scope](https://developer.apple.com/documentation/authenticationservices/asauthorization/scope).
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  open private(set) var provider: any ASAuthorizationProvider
  open private(set) var credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
    super.init()
  }
}

/// See [ASAuthorizationRequest](https://developer.apple.com/documentation/authenticationservices/asauthorizationrequest).
open class ASAuthorizationRequest: NSObject {}

/// See [ASAuthorizationAppleIDRequest](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest).
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// See [ASAuthorizationError](https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct).
public struct ASAuthorizationError: _BridgedStoredNSError {
  /// See [ASAuthorizationError.Code](https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = ASAuthorizationError

    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }
  public static var errorDomain: String { ASAuthorizationErrorDomain }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
}

/// See [ASAuthorizationAppleIDProvider](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider).
///
/// Nobody is signed in.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
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

/// See [ASAuthorizationControllerPresentationContextProviding](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerpresentationcontextproviding).
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// See [ASAuthorizationControllerDelegate](https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate).
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
