import SwiftParser
import SwiftSyntax

/// One Swift file with the facts the checks ask for.
struct SourceFile: Sendable {
  let path: String
  let text: String

  /// The imported modules with their lines.
  let imports: [SourceMention]
  /// The types and type aliases, nested ones included, and the functions outside of any type.
  let declarations: [Declaration]
  /// The types that are extended outside of any type, with dots for nested ones.
  let extendedTypes: [String]

  /// Text stands for a file at a path, which need not exist.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    let tree = Parser.parse(source: text)
    let collector = SourceFactCollector(locations: SourceLocationConverter(fileName: path, tree: tree))
    collector.walk(tree)
    imports = collector.imports
    declarations = collector.declarations
    extendedTypes = collector.extendedTypes
  }

  /// The functions that are called; asked of few files, because it takes a walk through all code.
  var calls: [SourceMention] {
    let tree = Parser.parse(source: text)
    let collector = CallCollector(locations: SourceLocationConverter(fileName: path, tree: tree))
    collector.walk(tree)
    return collector.calls
  }

  /// The file's name without folders and ending.
  var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The stem up to the plus sign: the type that the file is about.
  var subject: String {
    stem.split(separator: "+").first.map(String.init) ?? stem
  }

  var isGenerated: Bool { path.contains("/Generated/") }

  var lineCount: Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.isEmpty || text.hasSuffix("\n") ? 0 : 1)
  }
}
