/// The items of the app.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain()

  private struct Item {
    let itemClass: NSObject
    var attributes: [String: NSObject]
    /// What is known of an item beyond the process on iOS; here as long as the keychain is.
    let reference = NSData(data: Data(UUID().uuidString.utf8))

    /// Items of a class are different if one of these is.
    var identity: [NSObject?] {
      let keys =
        switch itemClass as? String {
        case "inet": ["acct", "srvr", "ptcl", "port", "path", "agrp", "sync"]
        case "keys": ["atag", "labl", "agrp", "sync"]
        case "genp": ["acct", "svce", "agrp", "sync"]
        default: ["labl", "agrp", "sync", "v_Data"]
        }
      return [itemClass] + keys.map { attributes[$0] }
    }

    func fits(_ query: KeychainQuery) -> Bool {
      if let wanted = query.reference, !wanted.isEqual(reference) { return false }
      guard itemClass == query.itemClass || query.itemClass == nil else { return false }
      return query.attributes.allSatisfy { key, value in key == "v_Data" || attributes[key] == value }
    }
  }

  private let lock = NSLock()
  private var items: [Item] = []

  func add(_ query: KeychainQuery) -> (OSStatus, AnyObject?) {
    guard let itemClass = query.itemClass else { return (errSecParam, nil) }
    var item = Item(itemClass: itemClass, attributes: query.attributes)
    return lock.withLock {
      guard !items.contains(where: { $0.identity == item.identity }) else { return (errSecDuplicateItem, nil) }
      let now = NSDate()
      item.attributes["cdat"] = now
      item.attributes["mdat"] = now
      if let control = item.attributes["accc"] as? SecAccessControl {
        item.attributes["pdmn"] = control.protection
      } else {
        let protection = item.attributes["pdmn"] ?? kSecAttrAccessibleWhenUnlocked
        item.attributes["pdmn"] = protection
        item.attributes["accc"] = SecAccessControl(protection: protection, flags: [])
      }
      items.append(item)
      return (errSecSuccess, answer(query, [item]))
    }
  }

  func find(_ query: KeychainQuery) -> (OSStatus, AnyObject?) {
    guard query.isComplete else { return (errSecParam, nil) }
    return lock.withLock {
      let found = items.filter { $0.fits(query) }
      return found.isEmpty ? (errSecItemNotFound, nil) : (errSecSuccess, answer(query, found))
    }
  }

  func update(_ query: KeychainQuery, with changes: KeychainQuery) -> OSStatus {
    guard query.isComplete else { return errSecParam }
    return lock.withLock {
      var new = items
      let found = items.indices.filter { items[$0].fits(query) }
      guard !found.isEmpty else { return errSecItemNotFound }
      for index in found {
        new[index].attributes.merge(changes.attributes) { $1 }
        new[index].attributes["mdat"] = NSDate()
      }
      let isUnique = found.allSatisfy { index in new.count { $0.identity == new[index].identity } == 1 }
      guard isUnique else { return errSecDuplicateItem }
      items = new
      return errSecSuccess
    }
  }

  func delete(_ query: KeychainQuery) -> OSStatus {
    guard query.isComplete else { return errSecParam }
    return lock.withLock {
      let count = items.count
      items.removeAll { $0.fits(query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }

  /// What a query asks to be given of the items: data, attributes, a reference, several in a dictionary, or nothing.
  private func answer(_ query: KeychainQuery, _ found: [Item]) -> AnyObject? {
    let answers: [AnyObject] = found.compactMap { item in
      guard query.wantsAttributes || query.wantsData && query.wantsReference else {
        return query.wantsReference ? item.reference : query.wantsData ? item.attributes["v_Data"] : nil
      }
      var attributes: [String: Any] = query.wantsAttributes ? item.attributes : [:]
      if query.wantsAttributes { attributes["class"] = item.itemClass }
      if query.wantsReference { attributes["v_PersistentRef"] = item.reference }
      if query.wantsData { attributes["v_Data"] = item.attributes["v_Data"] }
      if !query.wantsData { attributes["v_Data"] = nil }
      return NSDictionary(dictionary: attributes)
    }
    guard query.wantsAll else { return answers.first }
    return query.wantsData || query.wantsAttributes || query.wantsReference ? NSArray(array: answers) : nil
  }
}
