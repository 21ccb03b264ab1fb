// Passwords that a website and its app share are kept with the user's account, and there is none: these say so.

/// See [SecAddSharedWebCredential](https://developer.apple.com/documentation/security/secaddsharedwebcredential(_:_:_:_:)).
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
  nonisolated(unsafe) let completionHandler = completionHandler
  DispatchQueue.global().async { completionHandler(unavailable) }
}

/// See [SecRequestSharedWebCredential](https://developer.apple.com/documentation/security/secrequestsharedwebcredential(_:_:_:)).
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  nonisolated(unsafe) let completionHandler = completionHandler
  DispatchQueue.global().async { completionHandler(nil, unavailable) }
}

/// See [SecCreateSharedWebCredentialPassword](https://developer.apple.com/documentation/security/seccreatesharedwebcredentialpassword()).
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let sets = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map { Array($0) }
  // One of each kind, and the rest of all.
  let all = sets.flatMap { $0 }
  let certain = sets.compactMap { $0.randomElement() }
  let letters = (certain + (certain.count..<12).compactMap { _ in all.randomElement() }).shuffled()
  let groups = stride(from: 0, to: letters.count, by: 3).map { String(letters[$0..<min($0 + 3, letters.count)]) }
  return NSString(string: groups.joined(separator: "-"))
}

private var unavailable: CFError { CFError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable)) }
