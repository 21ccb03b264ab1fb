/// See [SecItemAdd(_:_:)](https://developer.apple.com/documentation/security/secitemadd(_:_:)).
///
/// The keychain lasts as long as the process.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, value) = Keychain.shared.add(KeychainQuery(attributes))
  result?.pointee = value
  return status
}

/// See [SecItemCopyMatching(_:_:)](https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)).
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let (status, value) = Keychain.shared.find(KeychainQuery(query))
  if status == errSecSuccess { result?.pointee = value }
  return status
}

/// See [SecItemUpdate(_:_:)](https://developer.apple.com/documentation/security/secitemupdate(_:_:)).
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(KeychainQuery(query), with: KeychainQuery(attributesToUpdate))
}

/// See [SecItemDelete(_:)](https://developer.apple.com/documentation/security/secitemdelete(_:)).
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(KeychainQuery(query)) }
