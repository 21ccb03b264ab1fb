import Foundation
import Glibc

/// Names the steps of a key path that was not written where it is used: those of computed properties by the symbols of
/// their accessors, which stand in the file of the image that has them.
///
/// The text of a key path is that of its `debugDescription`, `\Switch.<computed 0x55d0c0ffee00 (Bool)>`.
enum KeyPathAccessor {
  /// The names with dots between them; nil where a step has none, as a subscript.
  static func names(of path: AnyKeyPath) -> String? { names(in: path.debugDescription, symbol: symbol) }

  static func names(in text: String, symbol: (UInt) -> String?) -> String? {
    guard let start = text.firstIndex(of: "."), text.first == "\\" else { return nil }
    var rest = text[text.index(after: start)...]
    var names: [String] = []
    while !rest.isEmpty {
      if rest.hasPrefix("<") {
        guard let step = computed(&rest), let text = symbol(step), let name = name(inSymbol: text) else { return nil }
        names.append(name)
      } else {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return nil }
        names.append(String(name))
        rest = rest.dropFirst(name.count)
      }
      rest = rest.drop { "?!".contains($0) }
      guard rest.isEmpty || rest.first == "." else { return nil }
      rest = rest.dropFirst()
    }
    return names.isEmpty || names == ["self"] ? nil : names.joined(separator: ".")
  }

  /// Takes `<computed 0x… (Type)>` away, and answers with the address.
  private static func computed(_ rest: inout Substring) -> UInt? {
    let prefix = "<computed 0x"
    guard rest.hasPrefix(prefix) else { return nil }
    let digits = rest.dropFirst(prefix.count).prefix { $0.isHexDigit }
    var depth = 0
    var previous: Character = " "
    for index in rest.indices {
      if rest[index] == "<" { depth += 1 }
      if rest[index] == ">", previous != "-" { depth -= 1 }
      previous = rest[index]
      guard depth == 0 else { continue }
      rest = rest[rest.index(after: index)...]
      return UInt(digits, radix: 16)
    }
    return nil
  }

  /// The property in `key path getter for Shop.Product.name : Swift.String`, or in that of a private one,
  /// `Shop.Product.(name in _0A1B)`.
  private static func name(inSymbol text: String) -> String? {
    let prefix = "key path getter for "
    guard text.hasPrefix(prefix), let end = text.firstRange(of: " : ")?.lowerBound else { return nil }
    let property = text[..<end].dropFirst(prefix.count)
    if property.hasSuffix(")"), let start = property.lastIndex(of: "("), property[start...].contains(" in ") {
      return String(property[property.index(after: start)...].prefix { $0 != " " })
    }
    guard let name = property.split(separator: ".").last, !name.contains(")") else { return nil }
    return String(name)
  }

  private static func symbol(at address: UInt) -> String? {
    guard let image = MappedImage.containing(address) else { return nil }
    let symbol = image.symbol(at: address) ?? called(byStubAt: address).flatMap { image.symbol(at: $0) }
    return symbol.flatMap(EntryName.demangled)
  }

  /// The function to which a stub without a name leads: the compiler writes one that makes a frame and calls, where an
  /// accessor is compiled with another file of its module.
  private static func called(byStubAt address: UInt) -> UInt? {
    guard let code = UnsafeRawPointer(bitPattern: address) else { return nil }
    #if arch(x86_64)
      let isFrame = code.loadUnaligned(as: UInt32.self) == 0xe589_4855
      guard isFrame, code.load(fromByteOffset: 4, as: UInt8.self) == 0xe8 else { return nil }
      let distance = Int(code.loadUnaligned(fromByteOffset: 5, as: Int32.self))
      return UInt(bitPattern: Int(bitPattern: address) + 9 + distance)
    #elseif arch(arm64)
      let instruction = code.load(fromByteOffset: 8, as: UInt32.self)
      guard instruction >> 26 == 0b100101 else { return nil }
      let distance = Int(Int32(bitPattern: instruction << 6) >> 6) * 4
      return UInt(bitPattern: Int(bitPattern: address) + 8 + distance)
    #else
      return nil
    #endif
  }
}

/// The file of an image that the process runs, with the symbols that the loader does not need.
private struct MappedImage {
  private let file: Data
  private let base: UInt

  static func containing(_ address: UInt) -> MappedImage? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    var bases: [Substring: UInt] = [:]
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let bounds = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard fields.count == 6, bounds.count == 2 else { continue }
      let path = fields[5].drop { $0 == " " }
      let base = bases[path] ?? bounds[0]
      bases[path] = base
      guard bounds[0] <= address, address < bounds[1] else { continue }
      let url = URL(fileURLWithPath: String(path))
      return (try? Data(contentsOf: url, options: .alwaysMapped)).map { MappedImage(file: $0, base: base) }
    }
    return nil
  }

  /// The offsets are those of the ELF specification, for 64 bits.
  func symbol(at address: UInt) -> String? {
    file.withUnsafeBytes { bytes in
      guard bytes.count > 64, bytes.loadUnaligned(as: UInt32.self) == 0x464c_457f else { return nil }
      let start = Int(bytes.loadUnaligned(fromByteOffset: 0x28, as: UInt64.self))
      let (size, count) = (bytes.half(at: 0x3a), bytes.half(at: 0x3c))
      guard start + size * count <= bytes.count else { return nil }
      let sections = (0..<count).map { start + $0 * size }
      guard let table = sections.first(where: { bytes.loadUnaligned(fromByteOffset: $0 + 4, as: UInt32.self) == 2 })
      else { return nil }
      let names = sections[Int(bytes.loadUnaligned(fromByteOffset: table + 0x28, as: UInt32.self))]
      let (first, length) = (bytes.word(at: table + 0x18), bytes.word(at: table + 0x20))
      // Bundles of tests are linked for an address of their own, other images for 0.
      let value = Int(address - base) + linkedBase(bytes)
      for symbol in stride(from: first, to: first + length, by: 24) where bytes.word(at: symbol + 8) == value {
        let name = bytes.word(at: names + 0x18) + Int(bytes.loadUnaligned(fromByteOffset: symbol, as: UInt32.self))
        let text = bytes[name...].prefix { $0 != 0 }
        if text.suffix(2).elementsEqual("TK".utf8) { return String(decoding: text, as: UTF8.self) }
      }
      return nil
    }
  }

  /// The address for which the first segment that is loaded is linked.
  private func linkedBase(_ bytes: UnsafeRawBufferPointer) -> Int {
    let (start, size, count) = (bytes.word(at: 0x20), bytes.half(at: 0x36), bytes.half(at: 0x38))
    let segments = (0..<count).map { start + $0 * size }.filter { $0 + size <= bytes.count }
    let loaded = segments.first { bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self) == 1 }
    return loaded.map { bytes.word(at: $0 + 0x10) - bytes.word(at: $0 + 8) } ?? 0
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func half(at offset: Int) -> Int { Int(loadUnaligned(fromByteOffset: offset, as: UInt16.self)) }

  fileprivate func word(at offset: Int) -> Int { Int(loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
}
