import WindfallLowering

/// Finds imports of modules that are not there, without reading more of most files than their import lines.
struct ImportScan {
  /// An import, and where it stands.
  struct Place: Hashable, Sendable {
    var module: String
    var file: String
    var line: Int
  }

  private static let keyword = Array("import".utf8)

  /// The first import of each unknown module in a file; code that is not compiled for iOS does not count.
  static func unknownImports(
    in text: String, path: String, options: LoweringOptions, isKnown: (String) -> Bool
  ) -> [Place] {
    // Only a file that seems to have one is worth being parsed.
    guard modules(in: text).contains(where: { !isKnown($0) }) else { return [] }
    var seen: Set<String> = []
    return SourceUses(source: text, options: options).imports
      .filter { !isKnown($0.name) && seen.insert($0.name).inserted }
      .map { Place(module: $0.name, file: path, line: $0.line) }
  }

  /// The words that follow `import`, wherever it stands; too many rather than too few.
  static func modules(in text: String) -> Set<String> {
    var result: Set<String> = []
    var bytes = Array(text.utf8)[...]
    while let start = bytes.firstIndex(of: UInt8(ascii: "i")) {
      bytes = bytes[start...]
      guard bytes.starts(with: keyword) else {
        bytes = bytes.dropFirst()
        continue
      }
      bytes = bytes.dropFirst(keyword.count)
      guard bytes.first == UInt8(ascii: " ") || bytes.first == UInt8(ascii: "\t") else { continue }
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: ";") }
      let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
      let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
      guard let path = words.first(where: { !kinds.contains($0) }) else { continue }
      if let name = path.split(separator: ".").first { result.insert(String(name)) }
    }
    return result
  }
}
