/// See [ASPasswordCredential](https://developer.apple.com/documentation/authenticationservices/aspasswordcredential).
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  open private(set) var user: String
  open private(set) var password: String

  public static var supportsSecureCoding: Bool { true }

  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let user = coder.decodeObject(of: NSString.self, forKey: "user"),
      let password = coder.decodeObject(of: NSString.self, forKey: "password")
    else { return nil }
    self.user = "\(user)"
    self.password = "\(password)"
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: user), forKey: "user")
    coder.encode(NSString(string: password), forKey: "password")
  }

  open func copy(with zone: NSZone?) -> Any { ASPasswordCredential(user: user, password: password) }
}

/// See [ASAuthorizationPasswordRequest](https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordrequest).
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// See [ASAuthorizationPasswordProvider](https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider).
///
/// No password is kept for anybody.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() { super.init() }

  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
