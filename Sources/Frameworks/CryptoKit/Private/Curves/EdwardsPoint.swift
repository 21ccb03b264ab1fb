/// A point of the curve of Ed25519, in extended coordinates.
struct EdwardsPoint: Sendable {
  private let x: FieldElement
  private let y: FieldElement
  private let z: FieldElement
  private let t: FieldElement

  private static let d = -(FieldElement(121_665) * FieldElement(121_666).inverse)
  private static let doubleD = d + d

  static let zero = EdwardsPoint(x: FieldElement(0), y: FieldElement(1))

  /// The point that generates the group: its y is 4/5, and its x is even.
  static let base = EdwardsPoint((FieldElement(4) * FieldElement(5).inverse).bytes) ?? zero

  private init(x: FieldElement, y: FieldElement) {
    self.init(x: x, y: y, z: FieldElement(1), t: x * y)
  }

  private init(x: FieldElement, y: FieldElement, z: FieldElement, t: FieldElement) {
    self.x = x
    self.y = y
    self.z = z
    self.t = t
  }

  /// From thirty-two bytes: y, and in the highest bit whether x is odd. Nil where there is no such point.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 32, let y = FieldElement(canonical: bytes) else { return nil }
    let square = y * y
    let ratio = (square - FieldElement(1)) * (Self.d * square + FieldElement(1)).inverse
    guard let root = ratio.squareRoot else { return nil }
    let isOdd = bytes[31] & 0x80 != 0
    if root.isZero, isOdd { return nil }
    self.init(x: root.isOdd == isOdd ? root : -root, y: y)
  }

  var bytes: [UInt8] {
    let scale = z.inverse
    var bytes = (y * scale).bytes
    if (x * scale).isOdd { bytes[31] |= 0x80 }
    return bytes
  }

  static func + (lhs: EdwardsPoint, rhs: EdwardsPoint) -> EdwardsPoint {
    let a = (lhs.y - lhs.x) * (rhs.y - rhs.x)
    let b = (lhs.y + lhs.x) * (rhs.y + rhs.x)
    let c = lhs.t * doubleD * rhs.t
    let d = (lhs.z + lhs.z) * rhs.z
    let (e, f, g, h) = (b - a, d - c, d + c, b + a)
    return EdwardsPoint(x: e * f, y: g * h, z: f * g, t: e * h)
  }

  static prefix func - (point: EdwardsPoint) -> EdwardsPoint {
    EdwardsPoint(x: -point.x, y: point.y, z: point.z, t: -point.t)
  }

  /// By a number of thirty-two bytes, the lowest first.
  func multiplied(by scalar: [UInt8]) -> EdwardsPoint {
    var result = EdwardsPoint.zero
    for bit in stride(from: 255, through: 0, by: -1) {
      result = result + result
      if scalar[bit / 8] >> UInt8(bit % 8) & 1 == 1 { result = result + self }
    }
    return result
  }

  /// The sum of two products, in one pass over both numbers.
  static func sum(_ first: EdwardsPoint, _ a: [UInt8], _ second: EdwardsPoint, _ b: [UInt8]) -> EdwardsPoint {
    let points = [zero, first, second, first + second]
    var result = zero
    for bit in stride(from: 255, through: 0, by: -1) {
      result = result + result
      let (isFirst, isSecond) = (a[bit / 8] >> UInt8(bit % 8) & 1, b[bit / 8] >> UInt8(bit % 8) & 1)
      if isFirst | isSecond == 1 { result = result + points[Int(isFirst + 2 * isSecond)] }
    }
    return result
  }
}
