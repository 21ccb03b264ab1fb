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
