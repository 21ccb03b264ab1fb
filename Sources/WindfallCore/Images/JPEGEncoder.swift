import Foundation

/// Writes pixels as a JPEG file: blocks of 8 by 8, every component at full size. Its codes are all of the same length,
/// which takes more bytes than others and needs no tables of how often something occurs.
public struct JPEGEncoder {
  private let image: PixelImage
  /// The steps that values are rounded to, for brightness and for the two differences of colour.
  private let steps: [[Double]]
  private var output: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingCount = 0

  /// What is transparent becomes white. The quality is between 0 and 1.
  public static func data(of image: PixelImage, quality: Double) -> Data {
    var encoder = JPEGEncoder(image, quality: quality)
    encoder.writeHeader()
    encoder.writeBlocks()
    encoder.output += [0xFF, 0xD9]
    return Data(encoder.output)
  }

  private init(_ image: PixelImage, quality: Double) {
    self.image = image
    let share = min(max(quality, 0.01), 1)
    let factor = share < 0.5 ? 0.5 / share : 2 - 2 * share
    func scaled(_ base: Double, _ growth: Double) -> [Double] {
      (0..<64).map { index in
        let distance = Double(index / 8 + index % 8)
        return min(max(((base + growth * distance) * factor).rounded(), 1), 255)
      }
    }
    // Finer shapes, and differences of colour more than those of brightness, are seen less well.
    steps = [scaled(10, 7), scaled(14, 10)]
  }

  // MARK: - Header

  private mutating func writeHeader() {
    output += [0xFF, 0xD8]
    segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (number, table) in steps.enumerated() {
      segment(0xDB, [UInt8(number)] + Self.zigzag.map { UInt8(table[$0]) })
    }
    let size = [image.height, image.width].flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    segment(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    segment(0xC4, [0x00, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + (0..<12).map { UInt8($0) })
    segment(
      0xC4, [0x10, 0, 0, 0, 0, 0, 0, 0, UInt8(Self.runs.count), 0, 0, 0, 0, 0, 0, 0, 0] + Self.runs)
    segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
  }

  private mutating func segment(_ marker: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    output += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  // MARK: - Blocks

  private mutating func writeBlocks() {
    var last = [0, 0, 0]
    for top in stride(from: 0, to: image.height, by: 8) {
      for left in stride(from: 0, to: image.width, by: 8) {
        let block = components(left: left, top: top)
        for component in 0..<3 { write(block[component], component, last: &last[component]) }
      }
    }
    if pendingCount > 0 { write(0x7F, count: 7) }
  }

  /// Brightness and the differences of blue and red to it; the last pixels are repeated beyond the edges.
  private func components(left: Int, top: Int) -> [[Double]] {
    var result = [[Double]](repeating: [Double](repeating: 0, count: 64), count: 3)
    for index in 0..<64 {
      let (x, y) = (min(left + index % 8, image.width - 1), min(top + index / 8, image.height - 1))
      let start = (y * image.width + x) * 4
      let alpha = Double(image.bytes[start + 3]) / 255
      func shown(_ offset: Int) -> Double { Double(image.bytes[start + offset]) * alpha + 255 * (1 - alpha) }
      let (red, green, blue) = (shown(0), shown(1), shown(2))
      let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
      result[0][index] = brightness - 128
      result[1][index] = (blue - brightness) / 1.772
      result[2][index] = (red - brightness) / 1.402
    }
    return result
  }

  private mutating func write(_ values: [Double], _ component: Int, last: inout Int) {
    let table = steps[component == 0 ? 0 : 1]
    let waves = Self.waves(of: values)
    let rounded = Self.zigzag.map { Int((waves[$0] / table[$0]).rounded()) }
    let difference = rounded[0] - last
    last = rounded[0]
    write(UInt32(Self.length(of: difference)), count: 4)
    write(number: difference)
    var zeros = 0
    for value in rounded.dropFirst() {
      guard value != 0 else {
        zeros += 1
        continue
      }
      while zeros > 15 {
        write(run: 0xF0)
        zeros -= 16
      }
      write(run: UInt8(zeros << 4 | Self.length(of: value)))
      write(number: value)
      zeros = 0
    }
    if zeros > 0 { write(run: 0) }
  }

  /// How much of each cosine wave is in a block.
  private static func waves(of block: [Double]) -> [Double] {
    func along(_ values: [Double]) -> [Double] {
      (0..<8).map { wave in (0..<8).reduce(0) { $0 + values[$1] * cosines[wave * 8 + $1] } }
    }
    var rows: [Double] = []
    for row in 0..<8 { rows += along(Array(block[row * 8..<row * 8 + 8])) }
    var result = [Double](repeating: 0, count: 64)
    for column in 0..<8 {
      for (row, value) in along((0..<8).map { rows[$0 * 8 + column] }).enumerated() { result[row * 8 + column] = value }
    }
    return result
  }

  static let cosines: [Double] = (0..<64).map { index in
    let (wave, place) = (Double(index / 8), Double(index % 8))
    return cos((2 * place + 1) * wave * .pi / 16) / 2 * (wave == 0 ? 0.5.squareRoot() : 1)
  }

  // MARK: - Bits

  private static func length(of value: Int) -> Int { Int.bitWidth - abs(value).leadingZeroBitCount }

  private mutating func write(run: UInt8) {
    write(UInt32(Self.runs.firstIndex(of: run) ?? 0), count: 8)
  }

  private mutating func write(number: Int) {
    let count = Self.length(of: number)
    guard count > 0 else { return }
    write(UInt32(truncatingIfNeeded: number < 0 ? number + (1 << count) - 1 : number), count: count)
  }

  private mutating func write(_ bits: UInt32, count: Int) {
    pending = pending << count | bits & ((1 << count) - 1)
    pendingCount += count
    while pendingCount >= 8 {
      let byte = UInt8(truncatingIfNeeded: pending >> (pendingCount - 8))
      output.append(byte)
      // A byte that could be taken for a marker is told apart by a zero.
      if byte == 0xFF { output.append(0) }
      pendingCount -= 8
    }
  }

  /// What may stand in front of a number: how many zeros, and how long the number is. Each has the code of its place.
  private static let runs: [UInt8] =
    [0x00, 0xF0] + (0..<16).flatMap { zeros in (1...10).map { UInt8(zeros << 4 | $0) } }

  /// The order of the values, from the top left corner to the bottom right one.
  static let zigzag: [Int] = (0..<15).flatMap { sum in
    let rows = (max(0, sum - 7)...min(7, sum)).map { $0 * 8 + sum - $0 }
    return sum.isMultiple(of: 2) ? rows.reversed() : rows
  }
}
