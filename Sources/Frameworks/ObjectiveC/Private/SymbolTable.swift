/// The dynamic symbols of one ELF image, as they lie in memory. The offsets are those of the ELF specification.
struct SymbolTable {
  private enum Tag {
    static let end = 0
    static let strings = 5
    static let symbols = 6
    static let hash = 0x6fff_fef5
  }

  private static let symbolSize = 24
  private static let headerSize = 56
  private static let dynamicHeader: UInt32 = 2

  private let base: UInt
  private let symbols: UnsafeRawPointer
  private let names: UnsafePointer<CChar>
  let count: Int

  /// Takes what `dl_iterate_phdr` tells of an image; is nil for one without a dynamic section of the usual kind.
  init?(_ image: UnsafeRawPointer) {
    let base = image.load(as: UInt.self)
    guard let headers = image.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
    let headerCount = Int(image.load(fromByteOffset: 24, as: UInt16.self))
    let places = (0..<headerCount).map { headers + $0 * SymbolTable.headerSize }
    guard let header = places.first(where: { $0.load(as: UInt32.self) == SymbolTable.dynamicHeader }),
      let dynamic = UnsafeRawPointer(bitPattern: base + header.load(fromByteOffset: 16, as: UInt.self))
    else { return nil }
    let addresses = SymbolTable.addresses(dynamic)
    // The loader turns offsets into addresses, except in the kernel's own image.
    guard let symbols = addresses[Tag.symbols], symbols > base, let start = UnsafeRawPointer(bitPattern: symbols),
      let names = addresses[Tag.strings].flatMap({ UnsafePointer<CChar>(bitPattern: $0) }),
      let hash = addresses[Tag.hash].flatMap({ UnsafePointer<UInt32>(bitPattern: $0) })
    else { return nil }
    self.base = base
    self.symbols = start
    self.names = names
    count = SymbolTable.count(hash)
  }

  func name(_ index: Int) -> UnsafePointer<CChar> {
    names + Int((symbols + index * SymbolTable.symbolSize).load(as: UInt32.self))
  }

  /// Is nil for a symbol that the image only asks for.
  func address(_ index: Int) -> UnsafeMutableRawPointer? {
    let symbol = symbols + index * SymbolTable.symbolSize
    guard symbol.load(fromByteOffset: 6, as: UInt16.self) != 0 else { return nil }
    return UnsafeMutableRawPointer(bitPattern: base + symbol.load(fromByteOffset: 8, as: UInt.self))
  }

  private static func addresses(_ dynamic: UnsafeRawPointer) -> [Int: UInt] {
    var addresses: [Int: UInt] = [:]
    var entry = dynamic
    while entry.load(as: Int.self) != Tag.end {
      addresses[entry.load(as: Int.self)] = entry.load(fromByteOffset: 8, as: UInt.self)
      entry += 16
    }
    return addresses
  }

  /// Counts the symbols: the hash table does not say, but the chain that begins last ends with the last one.
  private static func count(_ table: UnsafePointer<UInt32>) -> Int {
    let (bucketCount, firstHashed, bloomWords) = (Int(table[0]), Int(table[1]), Int(table[2]))
    let buckets = table + 4 + bloomWords * 2
    var last = (0..<bucketCount).map { Int(buckets[$0]) }.max() ?? 0
    guard last >= firstHashed else { return firstHashed }
    let chains = buckets + bucketCount
    while chains[last - firstHashed] & 1 == 0 { last += 1 }
    return last + 1
  }
}
