import Foundation

/// The symbol of a message, after ISO/IEC 18004, in byte mode.
struct QRCode {
  enum Level: String, CaseIterable { case low = "L", medium = "M", quartile = "Q", high = "H" }

  private(set) var size: Int
  private(set) var modules: [Bool]
  private var isFixed: [Bool]

  /// One pixel for each module and a white border of one; nil without a message, or for one that is too long.
  static func image(_ input: FilterInput) -> CIImage? {
    guard let message = input.values["inputMessage"] as? Data,
      let level = (input.values["inputCorrectionLevel"] as? String).flatMap({ Level(rawValue: $0) }),
      let code = QRCode(Array(message), level)
    else { return nil }
    let size = code.size + 2
    return CIImage(extent: CGRect(x: 0, y: 0, width: size, height: size)) { part in
      Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        let (x, y) = (x + Int(part.minX), y + size - Int(part.maxY))
        guard x >= 0, y >= 0, x < size, y < size else { return .clear }
        let isDark = x > 0 && y > 0 && x <= code.size && y <= code.size && code[x - 1, y - 1]
        return Pixels.Pixel(red: isDark ? 0 : 1, green: isDark ? 0 : 1, blue: isDark ? 0 : 1, alpha: 1)
      }
    }
  }

  init?(_ message: [UInt8], _ level: Level) {
    guard let blocks = QRBlocks.fitting(message.count, level) else { return nil }
    size = blocks.version * 4 + 17
    modules = [Bool](repeating: false, count: size * size)
    isFixed = modules
    drawPatterns(version: blocks.version)
    place(blocks.codewords(of: message))
    let plain = self
    var least = Int.max
    for mask in 0..<8 {
      var masked = plain
      masked.apply(mask)
      masked.drawFormat(level, mask: mask)
      let penalty = masked.penalty
      if penalty < least { (least, self) = (penalty, masked) }
    }
  }

  subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < size, y < size else { return }
    modules[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns(version: Int) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { square(x, y, reach: 4) { $0 != 2 && $0 != 4 } }
    let places = alignments(version)
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) { continue }
        square(x, y, reach: 2) { $0 != 1 }
      }
    }
    drawFormat(.low, mask: 0)
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let (far, near) = (size - 11 + index % 3, index / 3)
      set(far, near, bits >> index & 1 == 1)
      set(near, far, bits >> index & 1 == 1)
    }
  }

  private mutating func square(_ x: Int, _ y: Int, reach: Int, _ isDark: (Int) -> Bool) {
    for dy in -reach...reach {
      for dx in -reach...reach { set(x + dx, y + dy, isDark(max(abs(dx), abs(dy)))) }
    }
  }

  private func alignments(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<(count - 1)).reversed().map { size - 7 - $0 * step }
  }

  private mutating func drawFormat(_ level: Level, mask: Int) {
    let kinds: [Level: Int] = [.low: 1, .medium: 0, .quartile: 3, .high: 2]
    let data = (kinds[level] ?? 0) << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  /// Bits go up and down in pairs of columns, from the right.
  private mutating func place(_ bytes: [UInt8]) {
    var index = 0
    var isUpward = true
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && index < bytes.count * 8 {
          modules[y * size + x] = bytes[index / 8] >> (7 - UInt8(index % 8)) & 1 == 1
          index += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] {
        let turns =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if turns { modules[y * size + x].toggle() }
      }
    }
  }

  /// What makes a symbol hard to read: long runs, squares, lookalikes of the corners, and too much of one colour.
  private var penalty: Int {
    var sum = 0
    let lookalikes: [[Bool]] = [0b101_1101_0000, 0b000_0101_1101].map { bits in
      (0..<11).map { bits >> (10 - $0) & 1 == 1 }
    }
    for line in 0..<size {
      for isRow in [true, false] {
        let cells = (0..<size).map { isRow ? self[$0, line] : self[line, $0] }
        var run = 0
        for (index, cell) in cells.enumerated() {
          run = index > 0 && cells[index - 1] == cell ? run + 1 : 1
          if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
        }
        for start in 0...(size - 11) where lookalikes.contains(Array(cells[start..<(start + 11)])) { sum += 40 }
      }
    }
    for y in 0..<(size - 1) {
      for x in 0..<(size - 1) {
        let cell = self[x, y]
        if cell == self[x + 1, y], cell == self[x, y + 1], cell == self[x + 1, y + 1] { sum += 3 }
      }
    }
    let share = modules.filter { $0 }.count * 100 / modules.count
    return sum + abs(share - 50) / 5 * 10
  }
}
