/// What the bits of a JPEG file stand for: a symbol for each code, codes of one length in order.
struct JPEGCodes {
  /// The length and the symbol for each beginning of 16 bits; zero where no code begins so.
  private let entries: [UInt16]

  /// Nil where there are more codes than there is room for.
  init?(counts: [Int], symbols: [UInt8]) {
    var entries: [UInt16] = []
    entries.reserveCapacity(1 << 16)
    var index = 0
    for (length, count) in zip(1..., counts) {
      for _ in 0..<count {
        let room = 1 << (16 - length)
        guard index < symbols.count, entries.count + room <= 1 << 16 else { return nil }
        entries += repeatElement(UInt16(length) << 8 | UInt16(symbols[index]), count: room)
        index += 1
      }
    }
    entries += repeatElement(0, count: 1 << 16 - entries.count)
    self.entries = entries
  }

  /// Nil for bits that are no code.
  func symbol(_ bits: inout JPEGBits) -> Int? {
    let entry = entries[bits.peek()]
    guard entry != 0 else { return nil }
    bits.skip(Int(entry >> 8))
    return Int(entry & 0xFF)
  }
}
