/// What a scan of a JPEG file brings: for which components, which of their values, and which bits of those.
struct JPEGScan {
  struct Part {
    let component: Int
    let valueCodes: Int
    let runCodes: Int
  }

  let parts: [Part]
  let first: Int
  let last: Int
  /// The bit that an earlier scan has brought, zero where there is none; and the one that this brings.
  let earlierBit: Int
  let bit: Int

  /// Nil where the components are not there.
  init?(_ content: [UInt8], of components: [JPEGComponent]) {
    guard let count = content.first.map(Int.init), (1...4).contains(count), content.count >= 4 + 2 * count else {
      return nil
    }
    var parts: [Part] = []
    for start in stride(from: 1, to: 1 + 2 * count, by: 2) {
      guard let component = components.firstIndex(where: { $0.identifier == content[start] }),
        content[start + 1] >> 4 < 4, content[start + 1] & 15 < 4
      else { return nil }
      parts.append(
        Part(component: component, valueCodes: Int(content[start + 1] >> 4), runCodes: Int(content[start + 1] & 15)))
    }
    self.parts = parts
    let end = 1 + 2 * count
    first = Int(content[end])
    last = Int(content[end + 1])
    earlierBit = Int(content[end + 2] >> 4)
    bit = Int(content[end + 2] & 15)
    guard first <= last, last < 64, bit < 14 else { return nil }
  }
}
