/// The advances of one family's faces, as the generator has written them.
struct AdvanceTable {
  private let digits: UnsafePointer<UInt8>
  private let ranges: [UInt16]
  private let faces: [UInt8]
  private let characterCount: Int

  static let inter = AdvanceTable(
    InterAdvances.digits, InterAdvances.ranges, InterAdvances.faces, InterAdvances.characterCount)
  static let vollkorn = AdvanceTable(
    VollkornAdvances.digits, VollkornAdvances.ranges, VollkornAdvances.faces, VollkornAdvances.characterCount)
  static let quicksand = AdvanceTable(
    QuicksandAdvances.digits, QuicksandAdvances.ranges, QuicksandAdvances.faces, QuicksandAdvances.characterCount)

  private init(_ digits: StaticString, _ ranges: [UInt16], _ faces: [UInt8], _ characterCount: Int) {
    self.digits = digits.utf8Start
    self.ranges = ranges
    self.faces = faces
    self.characterCount = characterCount
  }

  /// The advances of one face: a pair of digits for each character, those of ASCII first.
  func face(weight: FontSpec.Weight, isItalic: Bool) -> UnsafePointer<UInt8> {
    let index = Int(faces[Int(weight.rawValue / 100 - 1) * 2 + (isItalic ? 1 : 0)])
    return digits + index * characterCount * 2
  }

  /// The place of a scalar among the characters of the table; nil if the fonts lack it.
  func index(of scalar: Unicode.Scalar) -> Int? {
    guard let code = UInt16(exactly: scalar.value) else { return nil }
    var low = 0
    var high = ranges.count / 3
    while low < high {
      let middle = (low + high) / 2
      if code < ranges[middle * 3] {
        high = middle
      } else if code > ranges[middle * 3 + 1] {
        low = middle + 1
      } else {
        return Int(ranges[middle * 3 + 2]) + Int(code - ranges[middle * 3])
      }
    }
    return nil
  }

  /// The advance of the character at an index of a face.
  static func value(in face: UnsafePointer<UInt8>, at index: Int) -> Int {
    digit(face[index * 2]) * 90 + digit(face[index * 2 + 1])
  }

  private static func digit(_ byte: UInt8) -> Int { Int(byte) - (byte > 92 ? 36 : 35) }
}

// The digits are a constant of the program.
extension AdvanceTable: @unchecked Sendable {}
