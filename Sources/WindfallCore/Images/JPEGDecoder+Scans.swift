extension JPEGDecoder {
  /// Reads the blocks of a scan, each component's own where there is one, else group by group.
  mutating func read(_ scan: JPEGScan, _ bits: inout JPEGBits) throws {
    let single = scan.parts.count == 1 ? scan.parts[0].component : nil
    let across = single.map { components[$0].shownWidth } ?? groupsWide
    let down = single.map { components[$0].shownHeight } ?? groupsHigh
    /// How many more blocks have no further values.
    var empty = 0
    for group in 0..<across * down {
      if restartInterval > 0, group > 0, group % restartInterval == 0 {
        bits.restart()
        empty = 0
        for index in components.indices { components[index].last = 0 }
      }
      if bits.isUsedUp, empty == 0, restartInterval == 0 { break }
      let (x, y) = (group % across, group / across)
      if let single {
        try read(scan, scan.parts[0], block: y * components[single].width + x, &bits, &empty)
        continue
      }
      for part in scan.parts {
        let component = components[part.component]
        let (columns, rows, width) = (component.columns, component.rows, component.width)
        for row in 0..<rows {
          for column in 0..<columns {
            let block = (y * rows + row) * width + x * columns + column
            try read(scan, part, block: block, &bits, &empty)
          }
        }
      }
    }
    for index in components.indices { components[index].last = 0 }
  }

  private mutating func read(
    _ scan: JPEGScan, _ part: JPEGScan.Part, block: Int, _ bits: inout JPEGBits, _ empty: inout Int
  ) throws {
    let start = block * 64
    guard isProgressive else {
      try readFirstValue(part, start, bit: 0, &bits)
      try readRuns(part, start, 1...63, bit: 0, &bits, &empty)
      return
    }
    if scan.first == 0 {
      if scan.earlierBit == 0 {
        try readFirstValue(part, start, bit: scan.bit, &bits)
      } else if bits.take(1) == 1 {
        components[part.component].coefficients[start] |= 1 << Int16(scan.bit)
      }
    } else if scan.earlierBit == 0 {
      try readRuns(part, start, scan.first...scan.last, bit: scan.bit, &bits, &empty)
    } else {
      try refine(part, start, scan.first...scan.last, bit: scan.bit, &bits, &empty)
    }
  }

  /// The first value is kept as the difference to that of the block before.
  private mutating func readFirstValue(_ part: JPEGScan.Part, _ start: Int, bit: Int, _ bits: inout JPEGBits) throws {
    guard let length = valueCodes[part.valueCodes]?.symbol(&bits), length <= 16 else { throw Damage() }
    let value = components[part.component].last + bits.number(length)
    components[part.component].last = value
    components[part.component].coefficients[start] = Int16(truncatingIfNeeded: value << bit)
  }

  private mutating func readRuns(
    _ part: JPEGScan.Part, _ start: Int, _ range: ClosedRange<Int>, bit: Int, _ bits: inout JPEGBits,
    _ empty: inout Int
  ) throws {
    if empty > 0 {
      empty -= 1
      return
    }
    guard let codes = runCodes[part.runCodes] else { throw Damage() }
    var index = range.lowerBound
    while index <= range.upperBound {
      guard let symbol = codes.symbol(&bits) else { throw Damage() }
      let (zeros, length) = (symbol >> 4, symbol & 15)
      if length == 0 {
        guard zeros == 15 else {
          empty = 1 << zeros + bits.take(zeros) - 1
          return
        }
        index += 16
        continue
      }
      index += zeros
      guard index <= range.upperBound else { throw Damage() }
      components[part.component].coefficients[start + index] = Int16(
        truncatingIfNeeded: bits.number(length) << bit)
      index += 1
    }
  }

  /// Brings a further bit for the values that are not zero, and values that have been zero until now.
  private mutating func refine(
    _ part: JPEGScan.Part, _ start: Int, _ range: ClosedRange<Int>, bit: Int, _ bits: inout JPEGBits,
    _ empty: inout Int
  ) throws {
    guard let codes = runCodes[part.runCodes] else { throw Damage() }
    var index = range.lowerBound
    while empty == 0, index <= range.upperBound {
      guard let symbol = codes.symbol(&bits) else { throw Damage() }
      var (zeros, value) = (symbol >> 4, 0)
      if symbol & 15 == 0 {
        if zeros < 15 { empty = 1 << zeros + bits.take(zeros) }
      } else {
        value = bits.take(1) == 1 ? 1 << bit : -1 << bit
      }
      if empty > 0 { break }
      while index <= range.upperBound {
        defer { index += 1 }
        if components[part.component].coefficients[start + index] != 0 {
          refineValue(part, start + index, bit, &bits)
        } else if zeros == 0 {
          components[part.component].coefficients[start + index] = Int16(value)
          break
        } else {
          zeros -= 1
        }
      }
    }
    guard empty > 0 else { return }
    empty -= 1
    while index <= range.upperBound {
      if components[part.component].coefficients[start + index] != 0 {
        refineValue(part, start + index, bit, &bits)
      }
      index += 1
    }
  }

  private mutating func refineValue(_ part: JPEGScan.Part, _ place: Int, _ bit: Int, _ bits: inout JPEGBits) {
    let value = components[part.component].coefficients[place]
    guard bits.take(1) == 1, abs(Int(value)) & 1 << bit == 0 else { return }
    components[part.component].coefficients[place] = value &+ Int16((value < 0 ? -1 : 1) << bit)
  }
}
