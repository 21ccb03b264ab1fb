import Foundation

/// Reads the pixels of a JPEG file, plain or progressive, with codes of the usual kind and 8 bits for each value.
struct JPEGDecoder {
  struct Damage: Error {}

  /// More than cameras make; a damaged file could ask for any amount of memory.
  private static let mostPixels = 1 << 27

  private let bytes: [UInt8]
  private var position = 2
  private var steps = [[Int]?](repeating: nil, count: 4)
  var valueCodes = [JPEGCodes?](repeating: nil, count: 4)
  var runCodes = [JPEGCodes?](repeating: nil, count: 4)
  var components: [JPEGComponent] = []
  private(set) var isProgressive = false
  private(set) var restartInterval = 0
  private var width = 0
  private var height = 0
  /// The blocks that belong together, of all components.
  private(set) var groupsWide = 0
  private(set) var groupsHigh = 0
  /// How Adobe's programs say that colours are kept; nil where they do not.
  private var transform: UInt8?

  private init(_ data: Data) { bytes = [UInt8](data) }

  /// Nil where the file is damaged or of another kind.
  static func pixels(of data: Data) -> PixelImage? {
    var decoder = JPEGDecoder(data)
    do {
      try decoder.readSegments()
      return try decoder.image()
    } catch {
      return nil
    }
  }

  // MARK: - Segments

  private mutating func readSegments() throws {
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw Damage() }
    while position + 3 < bytes.count {
      guard bytes[position] == 0xFF else {
        position += 1
        continue
      }
      let marker = bytes[position + 1]
      position += 1
      if marker == 0xD9 { return }
      if marker == 0xFF || marker == 0 || (0xD0...0xD7).contains(marker) { continue }
      let length = Int(bytes[position + 1]) << 8 | Int(bytes[position + 2])
      guard length >= 2, position + 1 + length <= bytes.count else { throw Damage() }
      let content = Array(bytes[position + 3..<position + 1 + length])
      position += 1 + length
      try read(marker, content)
    }
  }

  private mutating func read(_ marker: UInt8, _ content: [UInt8]) throws {
    switch marker {
    case 0xC0, 0xC1, 0xC2:
      isProgressive = marker == 0xC2
      try readFrame(content)
    case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: throw Damage()
    case 0xC4: try readCodes(content)
    case 0xDA: try readScan(content)
    case 0xDB: try readSteps(content)
    case 0xDD where content.count >= 2: restartInterval = Int(content[0]) << 8 | Int(content[1])
    case 0xEE where content.count >= 12 && content.starts(with: Array("Adobe".utf8)): transform = content[11]
    default: break
    }
  }

  private mutating func readFrame(_ content: [UInt8]) throws {
    guard components.isEmpty, content.count >= 6, content[0] == 8, content.count >= 6 + 3 * Int(content[5]),
      [1, 3, 4].contains(content[5])
    else { throw Damage() }
    height = Int(content[1]) << 8 | Int(content[2])
    width = Int(content[3]) << 8 | Int(content[4])
    guard width > 0, height > 0, width * height <= Self.mostPixels else { throw Damage() }
    for start in stride(from: 6, to: 6 + 3 * Int(content[5]), by: 3) {
      let (columns, rows) = (Int(content[start + 1] >> 4), Int(content[start + 1] & 15))
      guard (1...4).contains(columns), (1...4).contains(rows), content[start + 2] < 4 else { throw Damage() }
      components.append(
        JPEGComponent(identifier: content[start], columns: columns, rows: rows, table: Int(content[start + 2])))
    }
    let (mostColumns, mostRows) = (mostColumns, mostRows)
    groupsWide = (width + 8 * mostColumns - 1) / (8 * mostColumns)
    groupsHigh = (height + 8 * mostRows - 1) / (8 * mostRows)
    for index in components.indices {
      let (columns, rows) = (components[index].columns, components[index].rows)
      components[index].width = groupsWide * columns
      components[index].height = groupsHigh * rows
      components[index].shownWidth = ((width * columns + mostColumns - 1) / mostColumns + 7) / 8
      components[index].shownHeight = ((height * rows + mostRows - 1) / mostRows + 7) / 8
      components[index].coefficients = [Int16](
        repeating: 0, count: components[index].width * components[index].height * 64)
    }
  }

  private var mostColumns: Int { components.map(\.columns).max() ?? 1 }
  private var mostRows: Int { components.map(\.rows).max() ?? 1 }

  private mutating func readCodes(_ content: [UInt8]) throws {
    var start = 0
    while start < content.count {
      guard start + 17 <= content.count, content[start] & 15 < 4 else { throw Damage() }
      let counts = content[start + 1..<start + 17].map(Int.init)
      let end = start + 17 + counts.reduce(0, +)
      guard end <= content.count, let codes = JPEGCodes(counts: counts, symbols: Array(content[start + 17..<end]))
      else { throw Damage() }
      let number = Int(content[start] & 15)
      if content[start] >> 4 == 0 { valueCodes[number] = codes } else { runCodes[number] = codes }
      start = end
    }
  }

  private mutating func readSteps(_ content: [UInt8]) throws {
    var start = 0
    while start < content.count {
      let size = content[start] >> 4 == 0 ? 1 : 2
      guard content[start] & 15 < 4, start + 1 + 64 * size <= content.count else { throw Damage() }
      steps[Int(content[start] & 15)] = (0..<64).map { index in
        let place = start + 1 + index * size
        return size == 1 ? Int(content[place]) : Int(content[place]) << 8 | Int(content[place + 1])
      }
      start += 1 + 64 * size
    }
  }

  private mutating func readScan(_ content: [UInt8]) throws {
    guard let scan = JPEGScan(content, of: components) else { throw Damage() }
    var bits = JPEGBits(bytes, at: position)
    try read(scan, &bits)
    position = bits.position
  }

  // MARK: - Pixels

  private func image() throws -> PixelImage {
    guard !components.isEmpty else { throw Damage() }
    let planes = try components.map { component in
      guard let steps = steps[component.table] else { throw Damage() }
      return component.plane(steps: steps)
    }
    let (mostColumns, mostRows) = (mostColumns, mostRows)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var values = [Int](repeating: 0, count: 4)
    for y in 0..<height {
      for x in 0..<width {
        for (index, component) in components.enumerated() {
          let (column, row) = (x * component.columns / mostColumns, y * component.rows / mostRows)
          values[index] = Int(planes[index][row * component.width * 8 + column])
        }
        let start = (y * width + x) * 4
        (pixels[start], pixels[start + 1], pixels[start + 2]) = color(values)
      }
    }
    guard let image = PixelImage(width: width, height: height, bytes: pixels) else { throw Damage() }
    return image
  }

  private func color(_ values: [Int]) -> (UInt8, UInt8, UInt8) {
    if components.count == 1 {
      let gray = UInt8(values[0])
      return (gray, gray, gray)
    }
    var color = (values[0], values[1], values[2])
    let isPlain = transform == 0 || (transform == nil && components.count == 4)
    if !isPlain {
      let (blue, red) = (values[1] - 128, values[2] - 128)
      color = (
        values[0] + (91881 * red + 32768) >> 16, values[0] - (22554 * blue + 46802 * red + 32768) >> 16,
        values[0] + (116130 * blue + 32768) >> 16
      )
    }
    func shown(_ value: Int) -> UInt8 {
      let value = min(max(value, 0), 255)
      // The fourth is black ink; such files keep how much of each ink is not there.
      return UInt8(components.count == 4 ? value * values[3] / 255 : value)
    }
    return (shown(color.0), shown(color.1), shown(color.2))
  }
}
