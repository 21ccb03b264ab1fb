import Foundation

/// The text of a header of Objective-C as the importer can take it on Linux: what it includes is found, and methods that
/// tell of an error by their last argument are written without it. Every line keeps its number.
struct HeaderText {
  /// What stands in the place of an include.
  enum Include: Equatable {
    /// The file of this path.
    case file(String)
    /// A header of C that the system has.
    case system
    /// Something of Apple's, which is declared beforehand, or nothing that can be found.
    case nothing
  }

  private(set) var text: String
  /// The selectors, without the argument, of the methods that throw.
  private(set) var throwing: Set<String> = []
  /// Those of them that a method has as well which tells of no error.
  private(set) var twins: Set<String> = []
  /// The enumerations of errors, which Swift shows as the codes of errors.
  private(set) var errors: Set<String> = []
  /// What is refined for Swift.
  private(set) var refined: RefinedNames
  /// The classes that are named ahead, by `@class`, and those that are declared.
  private(set) var classes: (named: Set<String>, declared: Set<String>)

  /// Reads a header; `resolve` says what an include such as `<UIKit/UIKit.h>` or `"Thing.h"` stands for, and `modules`
  /// which file stands for a module that is imported by name.
  init(_ original: String, resolve: (_ name: String) -> Include, module: (_ name: String) -> String?) {
    var lines: [Substring] = []
    for line in original.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines.append(Self.line(line, resolve: resolve, module: module))
    }
    text = lines.joined(separator: "\n")
    refined = RefinedNames(header: text)
    classes = Self.classes(in: text)
    errors = Self.errors(in: text)
    text = FunctionBodies.removed(from: text)
    leaveErrorsOut()
  }

  // MARK: - Includes

  /// What a line includes, as it is written: `<UIKit/UIKit.h>`, `"Thing.h"`, or `@UIKit` for a module.
  static func includedName(in line: some StringProtocol) -> String? {
    let start = line.drop { $0 == " " || $0 == "\t" }
    if start.hasPrefix("@import") {
      let name = start.dropFirst("@import".count).drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : "@" + name
    }
    guard start.hasPrefix("#") else { return nil }
    let directive = start.dropFirst().drop { $0 == " " }
    guard let word = ["import", "include"].first(where: { directive.hasPrefix($0) }) else { return nil }
    let rest = directive.dropFirst(word.count).drop { $0 == " " || $0 == "\t" }
    guard let first = rest.first, let close: Character = ["<": ">", "\"": "\""][first] else { return nil }
    let name = rest.dropFirst().prefix { $0 != close }
    return "\(first)\(name)\(close)"
  }

  /// Whether what a header declares itself is C, as far as can be seen without its includes.
  static func isInC(_ text: String) -> Bool {
    let mark = #/@[a-z]|\b(?:NS|CG|UI|CF|CA)[A-Z_]\w|\b(?:BOOL|id|nil|instancetype)\b/#
    return withoutIncludes(text).firstMatch(of: mark) == nil
  }

  static func withoutIncludes(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).filter { includedName(in: $0) == nil }.joined(separator: "\n")
  }

  private static func line(
    _ line: Substring, resolve: (String) -> Include, module: (String) -> String?
  ) -> Substring {
    if let name = includedName(in: line) {
      if name.hasPrefix("@") {
        return module(String(name.dropFirst())).map { "#import \"\($0)\"" } ?? ""
      }
      switch resolve(name) {
      case .file(let path): return "#import \"\(path)\""
      case .system: return line
      case .nothing: return ""
      }
    }
    guard line.contains("__has_include") else { return line }
    return Substring(
      line.replacing(#/__has_include\s*\(\s*([<"][^>"]*[>"])\s*\)/#) { match in
        let name = String(match.output.1)
        return resolve(name) == .nothing && !isOfApple(name) ? "0" : "1"
      })
  }

  /// Whether a header is of a framework of Apple's, which are all there.
  private static func isOfApple(_ name: String) -> Bool {
    let framework = name.dropFirst().prefix { $0 != "/" }
    return name.hasPrefix("<") && AppleFrameworks.names.contains(String(framework))
  }

  private static func classes(in text: String) -> (named: Set<String>, declared: Set<String>) {
    let named = text.matches(of: #/@class\s+([\w\s,]+);/#).flatMap { match in
      match.output.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    return (Set(named), Set(text.matches(of: #/@interface\s+(\w+)\s*[:<]/#).map { String($0.output.1) }))
  }

  // MARK: - Errors

  /// The names that enumerations of errors have in Swift.
  private static func errors(in text: String) -> Set<String> {
    let declaration = #/\bNS_ERROR_ENUM\s*\(\s*\w+\s*,\s*(\w+)\s*\)(?:\s*{[^}]*}\s*NS_SWIFT_NAME\s*\(\s*(\w+)\s*\))?/#
    return Set(text.matches(of: declaration).map { String($0.output.2 ?? $0.output.1) })
  }

  /// Takes the last arguments for errors out of the methods' declarations: the importer shows no method that has one where
  /// Foundation is not of Apple's.
  private mutating func leaveErrorsOut() {
    guard text.contains("NSError") else { return }
    // It is the last one where the declaration ends behind it, or attributes follow.
    let argument =
      #/(?<label>\w*)\s*:\s*\([^()]*\bNSError\s*\*[^()*]*\*[^()]*\)\s*\w+(?=\s*(?:;|__attribute__|[A-Z]+_))/#
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: argument) {
      let before = rest[..<match.range.lowerBound]
      result += before
      let kept = String(match.output.0.filter(\.isNewline))
      let start = Self.declarationStart(in: result)
      let head = result[start...]
      let isFirst = Self.isAfterResultType(head)
      if isFirst {
        let name = Self.withoutError(String(match.output.label))
        throwing.insert(name)
        result += name + kept
      } else {
        throwing.insert(Self.selector(of: String(head)))
        result += kept
      }
      rest = rest[match.range.upperBound...]
    }
    text = result + rest
    twins = Self.repeated(throwing, in: text)
    // What is left are blocks and functions, whose places for errors nobody can name in Swift.
    text.replace(#/\bNSError\s*\*\s*(?:_Nullable|_Nonnull|__autoreleasing|__strong|\s)*\*/#) { _ in
      "WindfallErrorPlace *"
    }
  }

  /// The selectors of which the text declares more than one method.
  private static func repeated(_ selectors: Set<String>, in text: String) -> Set<String> {
    guard !selectors.isEmpty else { return [] }
    var seen: Set<String> = []
    var repeated: Set<String> = []
    for match in text.matches(of: #/(?m)^\s*[-+]\s*\([^)]*\)\s*(?<method>\w[^;{]*)/#) {
      let method = String(match.output.method)
      let withArguments = selector(of: method)
      let name =
        withArguments.isEmpty ? String(method.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : withArguments
      if selectors.contains(name), !seen.insert(name).inserted { repeated.insert(name) }
    }
    return repeated
  }

  /// Where the declaration begins at whose end a text stops.
  private static func declarationStart(in text: String) -> String.Index {
    var index = text.endIndex
    while index > text.startIndex {
      let previous = text.index(before: index)
      if [";", "}", "@"].contains(text[previous]) { break }
      if ["-", "+"].contains(text[previous]), isAtLineStart(previous, in: text) { return previous }
      index = previous
    }
    return index
  }

  private static func isAtLineStart(_ index: String.Index, in text: String) -> Bool {
    var index = index
    while index > text.startIndex {
      index = text.index(before: index)
      if text[index].isNewline { return true }
      if !text[index].isWhitespace { return false }
    }
    return true
  }

  private static func isAfterResultType(_ head: Substring) -> Bool {
    head.last { !$0.isWhitespace } == ")" && !head.contains(":")
  }

  /// The name of a method whose only argument was the error.
  static func withoutError(_ name: String) -> String {
    for ending in ["AndReturnError", "ReturningError", "WithError", "AndError", "Error"] where name.hasSuffix(ending) {
      let short = String(name.dropLast(ending.count))
      if !short.isEmpty { return short }
    }
    return name
  }

  /// The selector of a declaration such as `- (BOOL)save:(NSString *)name to:(NSURL *)place`.
  static func selector(of declaration: String) -> String {
    var result = ""
    var word = ""
    var depth = 0
    for character in declaration {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case ":" where depth == 0:
        result += word + ":"
        word = ""
      case _ where depth == 0 && (character.isLetter || character.isNumber || character == "_"): word.append(character)
      case _ where depth == 0: word = ""
      default: break
      }
      if depth == 0, character == ")" { word = "" }
    }
    return result
  }
}
