/// A dictionary that the keychain is given, by the kinds of its keys.
struct KeychainQuery {
  /// What an item is, and its data.
  private(set) var attributes: [String: NSObject] = [:]
  private(set) var itemClass: NSObject?
  private(set) var wantsData = false
  private(set) var wantsAttributes = false
  private(set) var wantsReference = false
  private(set) var wantsAll = false
  /// The one item that is meant.
  private(set) var reference: NSObject?

  init(_ dictionary: NSDictionary) {
    for (key, value) in dictionary {
      guard let key = key as? String, let value = (value as AnyObject) as? NSObject else { continue }
      switch key {
      case "class": itemClass = value
      case "r_Data": wantsData = (value as? NSNumber)?.boolValue == true
      case "r_Attributes": wantsAttributes = (value as? NSNumber)?.boolValue == true
      case "r_PersistentRef": wantsReference = (value as? NSNumber)?.boolValue == true
      case "v_PersistentRef": reference = value
      case "m_Limit": wantsAll = value.isEqual(kSecMatchLimitAll) || ((value as? NSNumber)?.intValue ?? 1) > 1
      // Whether it is synchronised or not.
      case "sync" where value.isEqual(kSecAttrSynchronizableAny): break
      // Nobody has to prove who they are.
      case "nleg", "u_AuthUI", "u_NoAuthUI", "u_AuthCtx", "u_OpPrompt": break
      // Passwords have no reference but their own.
      case "r_Ref" where KeychainQuery.passwords.contains(dictionary["class"] as? String ?? ""): break
      default: attributes[key] = value
      }
    }
  }

  private static let passwords: Set<String> = ["genp", "inet"]

  /// A reference says of what class its item is.
  var isComplete: Bool { itemClass != nil || reference != nil }
}
