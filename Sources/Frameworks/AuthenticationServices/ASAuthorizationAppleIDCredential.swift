/// See [ASAuthorizationAppleIDCredential](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential).
///
/// None is given.
open class ASAuthorizationAppleIDCredential: NSObject {
  open var user: String { "" }

  open var email: String? { nil }

  open var fullName: PersonNameComponents? { nil }

  open var identityToken: Data? { nil }

  open var authorizationCode: Data? { nil }
}
