extension EllipticCurve {
  private static let keyIdentifier: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01]

  private var algorithm: DERValue { .sequence([.identifier(Self.keyIdentifier), .identifier(identifier)]) }

  /// The public key of a pair, both coordinates.
  public func publicPoint(ofSecret secret: [UInt8], _ library: CryptoLibrary) -> [UInt8]? {
    let written = DERValue.sequence([.integer([1]), .octets(secret), .tagged(0, .identifier(identifier))])
    return KeyHandle(privateKey: written.bytes, library).flatMap { point($0.publicKey, .uncompressed, library) }
  }

  /// A pair as SEC 1 writes it.
  public func privateKey(secret: [UInt8], point: [UInt8]) -> [UInt8] {
    DERValue.sequence([
      .integer([1]), .octets(secret), .tagged(0, .identifier(identifier)), .tagged(1, .bits(point)),
    ]).bytes
  }

  /// A pair as PKCS #8 writes it.
  public func privateKeyInformation(secret: [UInt8], point: [UInt8]) -> [UInt8] {
    let key = DERValue.sequence([.integer([1]), .octets(secret), .tagged(1, .bits(point))])
    return DERValue.sequence([.integer([]), algorithm, .octets(key.bytes)]).bytes
  }

  /// A public key with its kind.
  public func publicKeyInformation(point: [UInt8]) -> [UInt8] { DERValue.sequence([algorithm, .bits(point)]).bytes }

  /// The secret number of a pair that SEC 1 or PKCS #8 has written.
  public func secret(ofPrivateKey bytes: [UInt8]) throws(DERReader.Problem) -> [UInt8] {
    var file = DERReader(bytes)
    var fields = try file.sequence()
    try file.end()
    let version = try fields.integer()
    guard fields.nextTag == DERTag.sequence else { return try secret(version, fields) }
    guard version.isEmpty else { throw .invalidObject }
    try check(algorithm: fields.sequence())
    // SEC 1's form, within which the curve need not be said again. What follows are attributes.
    return try secret(ofPrivateKey: fields.octets())
  }

  private func secret(_ version: [UInt8], _ fields: DERReader) throws(DERReader.Problem) -> [UInt8] {
    var fields = fields
    guard version == [1] else { throw .invalidObject }
    let secret = try fields.octets()
    if var curve = try fields.tagged(0), try curve.identifier() != identifier { throw .invalidObject }
    return secret
  }

  /// The point of a public key that is written with its kind.
  public func point(ofPublicKeyInformation bytes: [UInt8]) throws(DERReader.Problem) -> [UInt8] {
    var file = DERReader(bytes)
    var fields = try file.sequence()
    try file.end()
    try check(algorithm: fields.sequence())
    let point = try fields.bits()
    try fields.end()
    return point
  }

  private func check(algorithm: DERReader) throws(DERReader.Problem) {
    var algorithm = algorithm
    guard try algorithm.identifier() == Self.keyIdentifier, try algorithm.identifier() == identifier else {
      throw .invalidObject
    }
  }

  /// The curve of a key that is written with its kind. Nil for a key of another kind.
  public init?(publicKeyInformation bytes: [UInt8]) {
    guard let curve = Self.allCases.first(where: { (try? $0.point(ofPublicKeyInformation: bytes)) != nil }) else {
      return nil
    }
    self = curve
  }
}
