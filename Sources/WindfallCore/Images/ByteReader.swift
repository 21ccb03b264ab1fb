import Foundation

/// Numbers and texts at places in bytes; nil beyond their end.
struct ByteReader {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  /// The most significant byte comes first.
  func number(at index: Int, count: Int) -> Int? { bytes(at: index, count: count)?.reduce(0) { $0 << 8 | Int($1) } }

  /// The least significant byte comes first.
  func littleNumber(at index: Int, count: Int) -> Int? {
    bytes(at: index, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(at index: Int, count: Int) -> String? {
    bytes(at: index, count: count).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Where the bytes occur, in order.
  func places(of wanted: [UInt8]) -> [Int] {
    var places: [Int] = []
    var start = data.startIndex
    while let range = data.range(of: Data(wanted), in: start..<data.endIndex) {
      places.append(range.lowerBound - data.startIndex)
      start = range.upperBound
    }
    return places
  }

  private func bytes(at index: Int, count: Int) -> Data? {
    guard index >= 0, count >= 0, index <= data.count, count <= data.count - index else { return nil }
    return data[data.startIndex + index..<data.startIndex + index + count]
  }
}
