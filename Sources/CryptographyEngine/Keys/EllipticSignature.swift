/// The two numbers of a signature with an elliptic curve, which is written in two ways.
public struct EllipticSignature: Sendable {
  /// Both numbers, each in as many bytes as a coordinate of the curve.
  public let raw: [UInt8]

  public init(raw: [UInt8]) { self.raw = raw }

  /// Nil for numbers that are too large for the curve.
  public init?(der bytes: [UInt8], _ curve: EllipticCurve) throws(DERReader.Problem) {
    var file = DERReader(bytes)
    var fields = try file.sequence()
    try file.end()
    let numbers = [try fields.integer(), try fields.integer()]
    try fields.end()
    guard numbers.allSatisfy({ $0.count <= curve.byteCount }) else { return nil }
    raw = numbers.flatMap { [UInt8](repeating: 0, count: curve.byteCount - $0.count) + $0 }
  }

  public var der: [UInt8] {
    let half = raw.count / 2
    return DERValue.sequence([.integer(Array(raw.prefix(half))), .integer(Array(raw.suffix(half)))]).bytes
  }
}
