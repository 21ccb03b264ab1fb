import Foundation

/// Unpacks data of the deflate format, of which zlib's streams are made.
public struct Inflate {
  private struct Damage: Error {}

  /// How many codes there are of each length, and the symbols in the order of their codes.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(lengths: [Int]) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var places = [Int](repeating: 0, count: 16)
      for length in 1..<15 { places[length + 1] = places[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[places[length]] = symbol
        places[length] += 1
      }
    }
  }

  private let input: [UInt8]
  private var position = 0
  private var bits = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  private init(_ input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
  }

  /// Unpacks a zlib stream; nil where it is damaged or longer than the limit.
  public static func zlib(_ data: Data, limit: Int) -> Data? {
    guard data.count > 2 else { return nil }
    var inflate = Inflate([UInt8](data.dropFirst(2)), limit: limit)
    guard (try? inflate.run()) != nil else { return nil }
    return Data(inflate.output)
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(literals: Self.fixedLiterals, distances: Self.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try unpack(literals: literals, distances: distances)
      default: throw Damage()
      }
    }
  }

  private mutating func take(_ count: Int) throws -> Int {
    while bitCount < count {
      guard position < input.count else { throw Damage() }
      bits |= Int(input[position]) << bitCount
      position += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & ((1 << count) - 1)
  }

  private mutating func symbol(_ codes: Codes) throws -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= try take(1)
      let count = codes.counts[length]
      // More codes than there is room for are those of a damaged file.
      guard code >= first else { throw Damage() }
      if code - count < first { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Damage()
  }

  private mutating func copyStored() throws {
    (bits, bitCount) = (0, 0)
    let length = try take(8) | take(8) << 8
    _ = try take(16)
    guard length <= input.count - position, output.count + length <= limit else { throw Damage() }
    output += input[position..<position + length]
    position += length
  }

  private mutating func unpack(literals: Codes, distances: Codes) throws {
    while true {
      let code = try symbol(literals)
      if code < 256 {
        guard output.count < limit else { throw Damage() }
        output.append(UInt8(code))
      } else if code == 256 {
        return
      } else {
        try copyEarlier(code: code, distances: distances)
      }
    }
  }

  private mutating func copyEarlier(code: Int, distances: Codes) throws {
    guard code - 257 < Self.lengths.count else { throw Damage() }
    let (base, extra) = Self.lengths[code - 257]
    let length = base + (try take(extra))
    let distanceCode = try symbol(distances)
    guard distanceCode < Self.distances.count else { throw Damage() }
    let (distanceBase, distanceExtra) = Self.distances[distanceCode]
    let distance = distanceBase + (try take(distanceExtra))
    guard distance <= output.count, output.count + length <= limit else { throw Damage() }
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }

  private mutating func readCodes() throws -> (Codes, Codes) {
    let (literalCount, distanceCount) = (try take(5) + 257, try take(5) + 1)
    var ownLengths = [Int](repeating: 0, count: 19)
    for index in 0..<(try take(4) + 4) { ownLengths[Self.lengthOrder[index]] = try take(3) }
    let own = Codes(lengths: ownLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(own) {
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += [Int](repeating: last, count: 3 + (try take(2)))
      case 17: lengths += [Int](repeating: 0, count: 3 + (try take(3)))
      case 18: lengths += [Int](repeating: 0, count: 11 + (try take(7)))
      case let length: lengths.append(length)
      }
    }
    return (
      Codes(lengths: Array(lengths[..<literalCount])),
      Codes(lengths: Array(lengths[literalCount..<literalCount + distanceCount]))
    )
  }

  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static let fixedLiterals = Codes(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Codes(lengths: [Int](repeating: 5, count: 30))

  /// The length that each code begins at, and how many bits are added to it.
  private static let lengths: [(Int, Int)] =
    steps(from: 3, extras: [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [$0, $0, $0, $0] }) + [(258, 0)]

  private static let distances: [(Int, Int)] = steps(
    from: 1, extras: [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] })

  private static func steps(from start: Int, extras: [Int]) -> [(Int, Int)] {
    var next = start
    return extras.map { extra in
      defer { next += 1 << extra }
      return (next, extra)
    }
  }
}
