/// See [SecRandomRef](https://developer.apple.com/documentation/security/secrandomref).
public final class SecRandomRef: Sendable {
  static let standard = SecRandomRef()
}

public let kSecRandomDefault: SecRandomRef? = SecRandomRef.standard
