/// The items of the app.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain()

  private let lock = NSLock()
  private var items: [KeychainItem] = []

  func add(_ query: KeychainQuery) -> (OSStatus, AnyObject?) {
    if let identity = query.object as? SecIdentity { return add(identity, query) }
    guard var item = KeychainItem(query) else { return (errSecParam, nil) }
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

  /// An identity is kept as its two parts; the key may be there already.
  private func add(_ identity: SecIdentity, _ query: KeychainQuery) -> (OSStatus, AnyObject?) {
    let (status, _) = add(KeychainQuery(identity.certificate, query.attributes))
    guard status == errSecSuccess else { return (status, nil) }
    _ = add(KeychainQuery(identity.key, query.attributes))
    return find(query)
  }

  func find(_ query: KeychainQuery) -> (OSStatus, AnyObject?) {
    guard query.isComplete else { return (errSecParam, nil) }
    return lock.withLock {
      let found = matches(query)
      return found.isEmpty ? (errSecItemNotFound, nil) : (errSecSuccess, answer(query, found))
    }
  }

  private func matches(_ query: KeychainQuery) -> [KeychainItem] {
    guard query.itemClass == kSecClassIdentity else { return items.filter { $0.fits(query) } }
    let certificates = items.filter { $0.itemClass == kSecClassCertificate }
    let keys = items.filter { $0.itemClass == kSecClassKey }
    let identities = certificates.flatMap { certificate in
      keys.compactMap { KeychainItem(certificate: certificate, key: $0) }
    }
    return identities.filter { $0.fits(query) }
  }

  /// The places of the items that a query means.
  private func places(_ query: KeychainQuery) -> [Int] {
    let references = Set(matches(query).flatMap(\.parts))
    return items.indices.filter { references.contains(items[$0].reference) }
  }

  func update(_ query: KeychainQuery, with changes: KeychainQuery) -> OSStatus {
    guard query.isComplete else { return errSecParam }
    return lock.withLock {
      var new = items
      let found = places(query)
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
      let found = places(query)
      for index in found.reversed() { items.remove(at: index) }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  /// What a query asks to be given of the items: data, attributes, references, several in a dictionary, or nothing.
  private func answer(_ query: KeychainQuery, _ found: [KeychainItem]) -> AnyObject? {
    let answers = found.compactMap { answer(query, $0) }
    guard query.wantsAll else { return answers.first }
    return query.wantsAttributes || !query.wants.isEmpty ? NSArray(array: answers) : nil
  }

  private func answer(_ query: KeychainQuery, _ item: KeychainItem) -> AnyObject? {
    let values: [KeychainQuery.Part: AnyObject?] = [
      .data: item.attributes["v_Data"], .reference: item.reference, .object: item.object,
    ]
    guard query.wantsAttributes || query.wants.count > 1 else {
      return query.wants.first.flatMap { values[$0] ?? nil }
    }
    var attributes: [String: Any] = query.wantsAttributes ? item.attributes : [:]
    if query.wantsAttributes { attributes["class"] = item.itemClass }
    attributes["v_Data"] = nil
    for part in query.wants { attributes[part.rawValue] = values[part] ?? nil }
    return NSDictionary(dictionary: attributes)
  }
}
