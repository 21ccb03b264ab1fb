import CryptographyEngine

/// What keys are asked for, or said to be, in a dictionary.
struct KeyRequest {
  private let values: [String: NSObject]

  init(_ dictionary: CFDictionary) { values = Self.entries(dictionary) }

  static func entries(_ dictionary: NSDictionary) -> [String: NSObject] {
    var values: [String: NSObject] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String, let value = (value as AnyObject) as? NSObject else { continue }
      values[key] = value
    }
    return values
  }

  /// A text, or a number as the text that it is written as.
  private func text(_ key: CFString) -> String? {
    let value = values[key as String]
    return (value as? NSNumber)?.stringValue ?? value as? String
  }

  private func isOfKind(_ kind: CFString) -> Bool { text(kSecAttrKeyType) == kind as String }

  private var size: Int? { text(kSecAttrKeySizeInBits).flatMap { Int($0) } }

  private var isPrivate: Bool? {
    let isPrivate = text(kSecAttrKeyClass) == kSecAttrKeyClassPrivate as String
    return isPrivate || text(kSecAttrKeyClass) == kSecAttrKeyClassPublic as String ? isPrivate : nil
  }

  /// What is said of one of a pair's keys.
  private func given(_ part: CFString) -> [String: NSObject] {
    let own = (values[part as String] as? NSDictionary).map { Self.entries($0) } ?? [:]
    let parts = [kSecPrivateKeyAttrs as String, kSecPublicKeyAttrs as String]
    let shared = values.filter { !parts.contains($0.key) && !["type", "bsiz", "class"].contains($0.key) }
    return shared.merging(own) { $1 }
  }

  /// A new private key, which is put into the keychain if it is to stay.
  func newKey(_ name: StaticString) throws(KeyFailure) -> SecKey {
    let library = CryptoLibrary.required(by: "\(name)")
    let size = size ?? 0
    let given = given(kSecPrivateKeyAttrs)
    let made: SecKey?
    if isOfKind(kSecAttrKeyTypeRSA) {
      guard (512...16384).contains(size), let handle = KeyHandle(rsaBits: size, library) else {
        throw KeyFailure(errSecParam, "There are no keys of RSA of \(size) bits.")
      }
      made = SecKey(handle, .rsa, isPrivate: true, library, given: given)
    } else if isOfKind(kSecAttrKeyTypeECSECPrimeRandom) {
      guard let curve = EllipticCurve.allCases.first(where: { $0.bitCount == size }) else {
        throw KeyFailure(errSecParam, "There is no curve for keys of \(size) bits.")
      }
      made = Self.key(curve, secret: curve.newSecret(library), library, given)
    } else {
      throw KeyFailure(errSecParam, "The kind of the key is not one that can be made.")
    }
    guard let made else { throw KeyFailure(errSecInternalComponent, "No key could be made.") }
    try keep(made, given)
    if let publicKey = made.publicKey { try keep(publicKey, self.given(kSecPublicKeyAttrs)) }
    return made
  }

  private func keep(_ key: SecKey, _ given: [String: NSObject]) throws(KeyFailure) {
    guard (given["perm"] as? NSNumber)?.boolValue == true else { return }
    let item = NSMutableDictionary(dictionary: given)
    item["class"] = kSecClassKey
    item["v_Ref"] = key
    let (status, _) = Keychain.shared.add(KeychainQuery(item))
    guard status == errSecSuccess else { throw KeyFailure(status, "The keychain does not take the key.") }
  }

  private static func key(
    _ curve: EllipticCurve, secret: [UInt8], _ library: CryptoLibrary, _ given: [String: NSObject]
  ) -> SecKey? {
    guard curve.isSecret(secret, library), let point = curve.publicPoint(ofSecret: secret, library),
      let handle = KeyHandle(privateKey: curve.privateKey(secret: secret, point: point), library)
    else { return nil }
    return SecKey(handle, .elliptic(curve), isPrivate: true, library, given: given)
  }

  /// The key that bytes are said to be.
  func key(of data: Data, _ name: StaticString) throws(KeyFailure) -> SecKey {
    guard let isPrivate else { throw KeyFailure(errSecParam, "The class of the key is neither public nor private.") }
    let library = CryptoLibrary.required(by: "\(name)")
    let given = values.filter { !["v_Data", "class", "bsiz"].contains($0.key) }
    let found: SecKey?
    if isOfKind(kSecAttrKeyTypeRSA) {
      found = Self.rsaKey(Array(data), isPrivate: isPrivate, library, given)
    } else if isOfKind(kSecAttrKeyTypeECSECPrimeRandom) {
      found = Self.ellipticKey(Array(data), isPrivate: isPrivate, library, given)
    } else {
      throw KeyFailure(errSecUnimplemented, "The kind of the key is not known.")
    }
    guard let found else { throw KeyFailure(errSecParam, "The data is no such key.") }
    return found
  }

  /// PKCS #1's form; for a public key also that of certificates, which names the kind.
  private static func rsaKey(
    _ bytes: [UInt8], isPrivate: Bool, _ library: CryptoLibrary, _ given: [String: NSObject]
  ) -> SecKey? {
    var file = DERReader(bytes)
    guard var fields = try? file.sequence() else { return nil }
    let isNamed = fields.nextTag == DERTag.sequence
    if isPrivate {
      guard (try? fields.integer()) != nil, fields.nextTag == DERTag.integer,
        let handle = KeyHandle(privateKey: bytes, library)
      else { return nil }
      return SecKey(handle, .rsa, isPrivate: true, library, given: given)
    }
    let handle =
      isNamed
      ? KeyHandle(publicKeyInformation: bytes, library) : KeyHandle(rsaPublicKey: bytes, library)
    guard let handle, EllipticCurve(publicKeyInformation: handle.publicKeyInformation) == nil else { return nil }
    return SecKey(handle, .rsa, isPrivate: false, library, given: given)
  }

  /// A point with both coordinates, and the secret number after it.
  private static func ellipticKey(
    _ bytes: [UInt8], isPrivate: Bool, _ library: CryptoLibrary, _ given: [String: NSObject]
  ) -> SecKey? {
    let numbers = isPrivate ? 3 : 2
    let curve = EllipticCurve.allCases.first { bytes.count == 1 + numbers * $0.byteCount }
    guard let curve, bytes.first == 4 else { return nil }
    let point = Array(bytes.prefix(1 + 2 * curve.byteCount))
    guard !isPrivate else {
      let key = key(curve, secret: Array(bytes.suffix(curve.byteCount)), library, given)
      return key.map { Array($0.representation.prefix(point.count)) == point } == true ? key : nil
    }
    guard curve.point(point, .uncompressed, library) != nil,
      let handle = KeyHandle(publicKeyInformation: curve.publicKeyInformation(point: point), library)
    else { return nil }
    return SecKey(handle, .elliptic(curve), isPrivate: false, library, given: given)
  }
}
