/// A dictionary that the keychain is given, by the kinds of its keys.
struct KeychainQuery {
  /// What can be given of an item besides its attributes, by the key under which it is.
  enum Part: String {
    case data = "v_Data"
    case reference = "v_PersistentRef"
    case object = "v_Ref"
  }

  /// What an item is, and its data.
  private(set) var attributes: [String: NSObject] = [:]
  private(set) var itemClass: NSObject?
  private(set) var wants: Set<Part> = []
  private(set) var wantsAttributes = false
  private(set) var wantsAll = false
  /// The one item that is meant.
  private(set) var reference: NSObject?
  /// The key, the certificate or the identity that is meant.
  private(set) var object: NSObject?

  init(_ dictionary: NSDictionary) {
    for (key, value) in dictionary {
      guard let key = key as? String, let value = (value as AnyObject) as? NSObject else { continue }
      let isSet = (value as? NSNumber)?.boolValue == true
      switch key {
      case "class": itemClass = value
      case "r_Data": if isSet { wants.insert(.data) }
      case "r_Attributes": wantsAttributes = isSet
      case "r_PersistentRef": if isSet { wants.insert(.reference) }
      // Passwords have no reference but their own.
      case "r_Ref" where KeychainQuery.passwords.contains(dictionary["class"] as? String ?? ""): break
      case "r_Ref": if isSet { wants.insert(.object) }
      case "v_PersistentRef": reference = value
      case "v_Ref": object = value
      case "m_Limit": wantsAll = value.isEqual(kSecMatchLimitAll) || ((value as? NSNumber)?.intValue ?? 1) > 1
      // Whether it is synchronised or not.
      case "sync" where value.isEqual(kSecAttrSynchronizableAny): break
      // Nobody has to prove who they are.
      case "nleg", "u_AuthUI", "u_NoAuthUI", "u_AuthCtx", "u_OpPrompt": break
      // What is said of the keys of a pair.
      case "private", "public": break
      default: attributes[key] = value
      }
    }
    if let object { itemClass = Self.itemClass(of: object) ?? itemClass }
  }

  /// A part of what is added.
  init(_ object: NSObject, _ attributes: [String: NSObject]) {
    self.object = object
    self.attributes = attributes
    itemClass = Self.itemClass(of: object)
  }

  private static let passwords: Set<String> = ["genp", "inet"]

  private static func itemClass(of object: NSObject) -> NSObject? {
    switch object {
    case is SecKey: kSecClassKey
    case is SecCertificate: kSecClassCertificate
    case is SecIdentity: kSecClassIdentity
    default: nil
    }
  }

  /// A reference says of what class its item is.
  var isComplete: Bool { itemClass != nil || reference != nil }
}
