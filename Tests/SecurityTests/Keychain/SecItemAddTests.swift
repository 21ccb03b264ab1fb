import Security
import Testing

@Suite(.serialized) struct SecItemAddTests {
  private func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "SecItemAddTests",
      kSecAttrAccount as String: account,
    ]
  }

  @Test("An item is added, found, changed and deleted")
  func life() {
    var item = query("life")
    item[kSecValueData as String] = Data("secret".utf8)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)

    var search = query("life")
    search[kSecReturnData as String] = kCFBooleanTrue
    search[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("secret".utf8))

    let change = [kSecValueData as String: Data("changed".utf8)]
    #expect(SecItemUpdate(query("life") as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("changed".utf8))

    #expect(SecItemDelete(query("life") as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query("life") as CFDictionary) == errSecItemNotFound)
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecItemNotFound)
    #expect(SecItemUpdate(query("life") as CFDictionary, change as CFDictionary) == errSecItemNotFound)
  }

  @Test("All items that match come with their attributes and data")
  func all() throws {
    for account in ["one", "two"] {
      var item = query(account)
      item[kSecValueData as String] = Data(account.utf8)
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    }
    let search: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "SecItemAddTests", kSecMatchLimit: kSecMatchLimitAll,
      kSecReturnAttributes: true, kSecReturnData: true,
    ]
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    let found = try #require(result as? [[String: Any]])
    #expect(found.map { $0[kSecAttrAccount as String] as? String } == ["one", "two"])
    #expect(found.map { $0[kSecValueData as String] as? Data } == [Data("one".utf8), Data("two".utf8)])
    let everything = [kSecClass: kSecClassGenericPassword, kSecAttrService: "SecItemAddTests"] as [CFString: Any]
    #expect(SecItemDelete(everything as CFDictionary) == errSecSuccess)
  }

  @Test("An item is found by its reference")
  func reference() throws {
    var item = query("reference")
    item[kSecValueData as String] = Data("secret".utf8)
    item[kSecAttrAccessible as String] = kSecAttrAccessibleAlways
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    var search = query("reference")
    search[kSecReturnPersistentRef as String] = true
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    let reference = try #require(result as? Data)
    search[kSecReturnData as String] = true
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    let both = try #require(result as? [String: Any])
    #expect(both[kSecValuePersistentRef as String] as? Data == reference)
    #expect(both[kSecValueData as String] as? Data == Data("secret".utf8) && both.count == 2)
    let named = [kSecValuePersistentRef: reference, kSecReturnData: true] as [CFString: Any]
    #expect(SecItemCopyMatching(named as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("secret".utf8))
    #expect(SecItemDelete([kSecValuePersistentRef: reference] as [CFString: Any] as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(named as CFDictionary, &result) == errSecItemNotFound)
  }

  @Test("An item without an access group is in the app's own")
  func accessGroup() throws {
    #expect(SecItemAdd(query("group") as CFDictionary, nil) == errSecSuccess)
    var search = query("group")
    search[kSecReturnAttributes as String] = true
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    let group = try #require((result as? [String: Any])?[kSecAttrAccessGroup as String] as? String)
    #expect(group.hasPrefix("FAKETEAMID."))
    search[kSecAttrAccessGroup as String] = "FAKETEAMID.shared"
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecItemNotFound)
    search[kSecAttrAccessGroup as String] = group
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    #expect(
      SecItemAdd(query("group").merging([kSecAttrAccessGroup as String: group]) { $1 } as CFDictionary, nil)
        == errSecDuplicateItem)
    #expect(SecItemDelete(query("group") as CFDictionary) == errSecSuccess)
  }

  @Test("Who may read an item is kept with it, and nobody is asked")
  func accessControl() throws {
    var error: Unmanaged<CFError>?
    let control = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAfterFirstUnlock, .userPresence, &error))
    var item = query("control")
    item[kSecAttrAccessControl as String] = control
    item[kSecValueData as String] = Data("secret".utf8)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    var search = query("control")
    search[kSecUseAuthenticationUI as String] = kSecUseAuthenticationUIFail
    search[kSecReturnAttributes as String] = true
    search[kSecReturnRef as String] = true
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
    let found = try #require(result as? [String: Any])
    #expect(found[kSecAttrAccessControl as String] as? SecAccessControl == control)
    #expect(found[kSecAttrAccessible as String] as? String == kSecAttrAccessibleAfterFirstUnlock as String)
    #expect(SecItemDelete(query("control") as CFDictionary) == errSecSuccess)

    #expect(SecAccessControlCreateWithFlags(nil, "never" as CFString, [], &error) == nil)
    #expect(error.map { CFErrorGetCode($0.takeRetainedValue()) } == Int(errSecParam))
    #expect(Set([errSecIO, errSecOpWr, errSecParam, errSecBadReq, errSecInternalComponent]).count == 5)
  }

  @Test("Passwords shared with websites are not to be had, but made")
  func shared() async throws {
    let error = await withCheckedContinuation { done in
      SecAddSharedWebCredential("example.org", "me", nil) { done.resume(returning: $0?.code) }
    }
    #expect(error == Int(errSecNotAvailable))
    let password = try #require(SecCreateSharedWebCredentialPassword()) as String
    #expect(password.split(separator: "-").map(\.count) == [3, 3, 3, 3])
    #expect(password.contains { $0.isNumber } && password.contains { $0.isUppercase })
  }

  @Test("A query without a class is not valid")
  func noClass() {
    #expect(SecItemDelete([kSecAttrAccount: "a"] as CFDictionary) == errSecParam)
  }
}
