import CryptographyEngine

/// An item of the keychain.
struct KeychainItem {
  let itemClass: NSObject
  var attributes: [String: NSObject]
  /// The key, the certificate or the identity that it is.
  let object: NSObject?
  /// What is known of an item beyond the process on iOS; here as long as the keychain is.
  let reference: NSData
  /// The references of what it is put together from; its own, if it is one thing.
  let parts: [NSData]

  /// The group of the app itself, as the simulator names that of an app without a team.
  private static let ownGroup = "FAKETEAMID." + (Bundle.main.bundleIdentifier ?? "xctest")

  /// What a dictionary says; a key or a certificate that it has says the rest of itself.
  init?(_ query: KeychainQuery) {
    guard let itemClass = query.itemClass else { return nil }
    self.itemClass = itemClass
    object = query.object ?? Self.object(itemClass, query.attributes)
    attributes = Self.attributes(of: object).merging(query.attributes) { $1 }
    if attributes["agrp"] == nil { attributes["agrp"] = NSString(string: Self.ownGroup) }
    if object is SecKey { attributes["perm"] = NSNumber(value: true) }
    reference = NSData(data: Data(UUID().uuidString.utf8))
    parts = [reference]
  }

  /// A certificate with the private key that is its own.
  init?(certificate: KeychainItem, key: KeychainItem) {
    guard let publicKeyHash = certificate.attributes["pkhh"], publicKeyHash == key.attributes["klbl"],
      let owner = certificate.object as? SecCertificate, let secret = key.object as? SecKey, secret.isPrivate
    else { return nil }
    itemClass = kSecClassIdentity
    object = SecIdentity(owner, secret)
    attributes = key.attributes.merging(certificate.attributes) { $1 }
    reference = certificate.reference
    parts = [certificate.reference, key.reference]
  }

  /// Items of a class are different if one of these is.
  var identity: [NSObject?] {
    let keys =
      switch itemClass as? String {
      case "inet": ["acct", "srvr", "ptcl", "port", "path", "agrp", "sync"]
      case "keys": ["kcls", "klbl", "atag", "crtr", "type", "bsiz", "esiz", "agrp", "sync"]
      case "genp": ["acct", "svce", "agrp", "sync"]
      case "cert" where attributes["slnr"] != nil: ["ctyp", "issr", "slnr", "agrp", "sync"]
      default: ["labl", "agrp", "sync", "v_Data"]
      }
    return [itemClass] + keys.map { attributes[$0] }
  }

  func fits(_ query: KeychainQuery) -> Bool {
    if let wanted = query.reference, !wanted.isEqual(reference) { return false }
    if let wanted = query.object, !wanted.isEqual(object) { return false }
    guard itemClass == query.itemClass || query.itemClass == nil else { return false }
    return query.attributes.allSatisfy { key, value in key == "v_Data" || attributes[key] == value }
  }

  /// What the data of an item is, if its attributes say enough of it.
  private static func object(_ itemClass: NSObject, _ attributes: [String: NSObject]) -> NSObject? {
    guard let data = attributes["v_Data"] as? NSData else { return nil }
    switch itemClass as? String {
    case "keys": return try? KeyRequest(NSDictionary(dictionary: attributes)).key(of: data as Data, "SecItemAdd")
    case "cert": return SecCertificate(data as Data, library: .required(by: "SecItemAdd"))
    default: return nil
    }
  }

  private static func attributes(of object: NSObject?) -> [String: NSObject] {
    if let key = object as? SecKey {
      return key.attributes.merging(key.isInEnclave ? [:] : ["v_Data": NSData(data: key.representation)]) { $1 }
    }
    return (object as? SecCertificate)?.attributes ?? [:]
  }
}
