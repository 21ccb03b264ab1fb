import Foundation

/// A curve of FIPS 186.
public enum EllipticCurve: Sendable, CaseIterable {
  case p256
  case p384
  case p521

  /// How a point is written: one coordinate and the sign of the other, or both.
  public enum Form: Int32, Sendable {
    case compressed = 2
    case uncompressed = 4
  }

  public var bitCount: Int {
    switch self {
    case .p256: 256
    case .p384: 384
    case .p521: 521
    }
  }

  /// The bytes of a coordinate, and of a secret number.
  public var byteCount: Int { (bitCount + 7) / 8 }

  /// The library's number of the curve.
  private var number: Int32 {
    switch self {
    case .p256: 415
    case .p384: 715
    case .p521: 716
    }
  }

  var identifier: [UInt8] {
    switch self {
    case .p256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07]
    case .p384: [0x2b, 0x81, 0x04, 0x00, 0x22]
    case .p521: [0x2b, 0x81, 0x04, 0x00, 0x23]
    }
  }

  /// A number that a private key can be.
  public func newSecret(_ library: CryptoLibrary) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    while true {
      var secret = (0..<byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      secret[0] &= UInt8(truncatingIfNeeded: 0xff >> (byteCount * 8 - bitCount))
      if isSecret(secret, library) { return secret }
    }
  }

  /// Whether a number is one from the first to the last before the curve's order.
  public func isSecret(_ bytes: [UInt8], _ library: CryptoLibrary) -> Bool {
    guard bytes.count == byteCount, bytes.contains(where: { $0 != 0 }) else { return false }
    let functions = library.curves
    guard let group = functions.group(number) else { return false }
    defer { functions.freeGroup(group) }
    var order = [UInt8](repeating: 0, count: byteCount)
    guard let value = functions.order(group), functions.writeNumber(value, &order, Int32(byteCount)) > 0 else {
      return false
    }
    return bytes.lexicographicallyPrecedes(order)
  }

  /// A point of the curve in another form. Nil for bytes that say none.
  public func point(_ bytes: [UInt8], _ form: Form, _ library: CryptoLibrary) -> [UInt8]? {
    let functions = library.curves
    defer { library.keys.clearErrors() }
    guard bytes.count > 1, let group = functions.group(number) else { return nil }
    defer { functions.freeGroup(group) }
    guard let point = functions.newPoint(group) else { return nil }
    defer { functions.freePoint(point) }
    guard functions.readPoint(group, point, bytes, bytes.count, nil) == 1 else { return nil }
    var result = [UInt8](repeating: 0, count: form == .compressed ? byteCount + 1 : 2 * byteCount + 1)
    let count = functions.writePoint(group, point, form.rawValue, &result, result.count, nil)
    return count == result.count ? result : nil
  }

  /// The one of the two points with a first coordinate that the coordinate alone stands for.
  public func compactPoint(_ coordinate: [UInt8], _ library: CryptoLibrary) -> [UInt8]? {
    guard coordinate.count == byteCount else { return nil }
    let points = [2, 3].compactMap { point([$0] + coordinate, .uncompressed, library) }
    return points.min { $0.lexicographicallyPrecedes($1) }
  }
}
