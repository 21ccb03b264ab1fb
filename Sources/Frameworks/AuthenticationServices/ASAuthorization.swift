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

  open var credential: Any { NSNull() }
}
