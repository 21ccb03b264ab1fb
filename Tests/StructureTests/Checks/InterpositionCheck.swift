import Foundation

/// The page about symbols of other libraries, the symbols that our sources name, and those that the toolchain has.
struct InterpositionCheck {
  /// What a file needs, and what for.
  struct Entry: Equatable {
    var loss = ""
    var symbols: Set<String> = []
  }

  /// By file.
  let page: [String: Entry]

  /// Reads headings, sentences and lists.
  init(page text: String) {
    var page: [String: Entry] = [:]
    var file: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        file = String(line.dropFirst(3))
      } else if let file {
        if line.hasPrefix("- `"), line.hasSuffix("`") {
          page[file, default: Entry()].symbols.insert(String(line.dropFirst(3).dropLast()))
        } else {
          page[file, default: Entry()].loss += line
        }
      }
    }
    self.page = page
  }

  /// The libraries of the toolchain that have the symbols.
  private static let libraries = [
    "libFoundation.so", "libFoundationEssentials.so", "libFoundationInternationalization.so",
    "libFoundationNetworking.so", "libFoundationXML.so", "libXCTest.so", "libTesting.so", "libswiftCore.so",
    "libswift_Concurrency.so", "libdispatch.so", "libswiftDispatch.so",
  ]

  /// What is built along: the linker misses what is gone.
  private static let ours = ["windfall_", "$s7SwiftUI", "$s11OpenCombine"]
  /// Those that have a documented header.
  private static let ofTheSystem = ["dispatch_async", "dispatch_async_f", "dl_iterate_phdr"]

  /// The symbols that a file names: mangled ones that are not only the beginning of one, and functions without a header.
  static func symbols(in text: String) -> Set<String> {
    var found: Set<String> = []
    for match in text.matches(of: /"(\$s[0-9sS][0-9A-Za-z_]+)"/) where !isPrefix(match.1) {
      found.insert(String(match.1))
    }
    for match in text.matches(of: /@_silgen_name\("([^"$]+)"\)/) { found.insert(String(match.1)) }
    let lookUp = /dlsym\((?:nil|library|RTLD_NEXT|RTLD_DEFAULT), "([^"]+)"\)/
    for match in text.matches(of: lookUp) { found.insert(String(match.1)) }
    return found.filter { name in !ours.contains { name.hasPrefix($0) } && !ofTheSystem.contains(name) }
  }

  /// A class's name, behind which the rest of a symbol is put.
  private static func isPrefix(_ symbol: Substring) -> Bool {
    symbol.wholeMatch(of: /\$s\d+[A-Za-z]+\d+[A-Za-z]+C/) != nil
  }

  /// Where the page and files, given by their paths, tell different things.
  func findings(in files: [String: String]) -> [Finding] {
    let named = files.mapValues { Self.symbols(in: $0) }.filter { !$0.value.isEmpty }
    return Set(named.keys).union(page.keys).sorted().flatMap { file -> [Finding] in
      let (known, used) = (page[file]?.symbols ?? [], named[file] ?? [])
      let missing = used.subtracting(known).sorted().map { "Documentation/Interposition.md does not list \($0)" }
      let stale = known.subtracting(used).sorted().map {
        "Documentation/Interposition.md lists \($0), which is not named"
      }
      return (missing + stale).map { Finding(path: file, message: $0) }
    }
  }

  /// What the installed toolchain lacks, and what is lost by it.
  func lost() -> [Finding] {
    let handles = Self.libraries.compactMap { dlopen($0, RTLD_LAZY) }
    return page.sorted { $0.key < $1.key }.flatMap { file, entry in
      entry.symbols.sorted().filter { symbol in !handles.contains { dlsym($0, symbol) != nil } }.map {
        Finding(path: file, message: "this toolchain has no \($0); lost is: \(entry.loss)")
      }
    }
  }
}
