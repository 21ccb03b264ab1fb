import CryptographyEngine

/// What the public keys of P256, P384 and P521 have in common.
public protocol _EllipticPublicKey: Sendable {
  static var _curve: EllipticCurve { get }

  /// Both coordinates, after the byte that says so.
  var _point: [UInt8] { get }

  init(_point: [UInt8])
}

extension _EllipticPublicKey {
  /// Bytes with both coordinates, without the byte that says so.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init(rawRepresentation.withUnsafeBytes { [4] + $0 }, first: 4...4)
  }

  public init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws {
    let coordinate = compactRepresentation.withUnsafeBytes { Array($0) }
    guard coordinate.count == Self._curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    guard let point = Self._curve.compactPoint(coordinate, Self.library) else { throw CryptoKitError.invalidPoint }
    self.init(_point: point)
  }

  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    try self.init(x963Representation.withUnsafeBytes { Array($0) }, first: 4...4)
  }

  public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
    try self.init(compressedRepresentation.withUnsafeBytes { Array($0) }, first: 2...3)
  }

  public init(pemRepresentation: String) throws {
    guard let document = PEMDocument(pemRepresentation), document.kind == "PUBLIC KEY" else {
      throw CryptoKitASN1Error.invalidPEMDocument
    }
    try self.init(derRepresentation: document.bytes)
  }

  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
    let point = try CryptoKitASN1Error.reading { () throws(DERReader.Problem) in
      try Self._curve.point(ofPublicKeyInformation: Array(derRepresentation))
    }
    try self.init(x963Representation: point)
  }

  /// A point in the form that its first byte has to say.
  private init(_ bytes: [UInt8], first: ClosedRange<UInt8>) throws {
    let coordinates = first.contains(4) ? 2 : 1
    guard bytes.count == 1 + coordinates * Self._curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    guard first.contains(bytes[0]) else { throw CryptoKitError.incorrectKeySize }
    guard let point = Self._curve.point(bytes, .uncompressed, Self.library) else { throw CryptoKitError.invalidPoint }
    self.init(_point: point)
  }

  static var library: CryptoLibrary { .required(by: String(reflecting: Self.self)) }

  public var rawRepresentation: Data { Data(_point.dropFirst()) }

  public var x963Representation: Data { Data(_point) }

  public var compressedRepresentation: Data { Data(_point.compressed(Self._curve)) }

  /// Nil unless the first coordinate alone stands for this point.
  public var compactRepresentation: Data? {
    let coordinate = Array(_point[1...].prefix(Self._curve.byteCount))
    return Self._curve.compactPoint(coordinate, Self.library) == _point ? Data(coordinate) : nil
  }

  public var derRepresentation: Data { Data(Self._curve.publicKeyInformation(point: _point)) }

  public var pemRepresentation: String { PEMDocument(kind: "PUBLIC KEY", bytes: Array(derRepresentation)).text }

  /// What the library makes of a point that was found to be one of the curve.
  var handle: KeyHandle? { KeyHandle(publicKeyInformation: Array(derRepresentation), Self.library) }
}

extension [UInt8] {
  /// A point with both coordinates, in its short form.
  fileprivate func compressed(_ curve: EllipticCurve) -> [UInt8] {
    let isOdd = last.map { $0 & 1 == 1 } ?? false
    return [isOdd ? 3 : 2] + self[1...].prefix(curve.byteCount)
  }
}
