/// See [ASAuthorizationCredential](https://developer.apple.com/documentation/authenticationservices/asauthorizationcredential).
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying, NSSecureCoding {}

/// See [ASAuthorizationProvider](https://developer.apple.com/documentation/authenticationservices/asauthorizationprovider).
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// See [ASAuthorizationAppleIDCredential](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential).
///
/// None is given but what an archive holds.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open private(set) var user: String
  open private(set) var state: String?
  open private(set) var authorizedScopes: [ASAuthorization.Scope]
  open private(set) var email: String?
  open private(set) var identityToken: Data?
  open private(set) var authorizationCode: Data?

  open var fullName: PersonNameComponents? { nil }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } }
    func data(_ key: String) -> Data? { coder.decodeObject(of: NSData.self, forKey: key).map { Data(referencing: $0) } }
    user = text("user") ?? ""
    state = text("state")
    authorizedScopes = []
    email = text("email")
    identityToken = data("identityToken")
    authorizationCode = data("authorizationCode")
    super.init()
  }

  open func encode(with coder: NSCoder) {
    for (key, value) in ["user": user, "state": state, "email": email] {
      coder.encode(value.map { NSString(string: $0) }, forKey: key)
    }
    coder.encode(identityToken.map { NSData(data: $0) }, forKey: "identityToken")
    coder.encode(authorizationCode.map { NSData(data: $0) }, forKey: "authorizationCode")
  }

  open func copy(with zone: NSZone?) -> Any { self }
}
