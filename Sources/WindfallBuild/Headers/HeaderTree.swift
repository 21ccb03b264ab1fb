import Foundation
import WindfallProject

/// The headers that some headers include, directly or by way of others, each copied in a form that the importer takes.
struct HeaderTree {
  /// Where the copies go.
  let folder: URL
  /// The modules of the project that are in Objective-C, with the headers of each.
  let modules: [String: [URL]]
  private let places: HeaderPlaces

  /// What was read, by the path of the original.
  private(set) var copies: [String: URL] = [:]
  /// The originals in the order in which they were read.
  private(set) var originals: [URL] = []
  private(set) var throwing: Set<String> = []
  private(set) var twins: Set<String> = []
  private(set) var errors: Set<String> = []
  private(set) var refined = RefinedNames()
  /// The classes that are named by `@class`, and those that a header declares.
  private var classes: (named: Set<String>, declared: Set<String>) = ([], [])
  /// The classes that no header declares: they are the project's, in Swift, or Apple's.
  var foreignClasses: Set<String> { classes.named.subtracting(classes.declared) }
  /// The names of strings that have types of their own.
  private var typedStrings: Set<String> = []
  /// The names in headers of nothing but C that a bridging header includes: the compiler sees these itself.
  private(set) var namesInC: Set<String> = []
  /// All names in the headers.
  private(set) var mentioned: Set<String> = []
  /// The frameworks of Apple's that they include.
  private(set) var frameworks: Set<String> = []
  /// What they include and is nowhere, with the header that does.
  private(set) var missing: [(name: String, header: URL)] = []
  /// The modules of which there is a header that includes all.
  private var umbrellas: Set<String> = []

  init(folder: URL, modules: [String: [URL]], places: HeaderPlaces) {
    self.folder = folder
    self.modules = modules
    self.places = places
  }

  /// Copies a header and all that it includes; gives the copy, nil where there is no such file.
  @discardableResult
  mutating func add(_ header: URL, isBridging: Bool = false) throws(BuildError) -> URL? {
    // CocoaPods links to each header from folders of its own.
    let path = header.resolvingSymlinksInPath().path
    if let known = copies[path] { return known }
    guard let original = InputFile.text(at: header) else { return nil }
    let copy = folder.appendingPathComponent("\(originals.count)-\(header.lastPathComponent)")
    copies[path] = copy
    originals.append(header)
    var includes: [String: HeaderText.Include] = [:]
    for line in original.split(whereSeparator: \.isNewline) {
      guard let name = HeaderText.includedName(in: line) else { continue }
      if name.hasPrefix("@") {
        try add(module: String(name.dropFirst()))
      } else if includes[name] == nil {
        includes[name] = try include(name, from: header, isBridging: isBridging)
      }
    }
    let text = HeaderText(
      original, resolve: { includes[$0] ?? (places.file(for: $0, from: header) == nil ? .nothing : .system) },
      module: { modules[$0] == nil ? nil : umbrella(of: $0).path })
    if isBridging, HeaderText.isInC(original) {
      namesInC.formUnion(DeclaredParts.words(of: HeaderText.withoutIncludes(original)))
    }
    throwing.formUnion(text.throwing)
    twins.formUnion(text.twins)
    errors.formUnion(text.errors)
    refined.add(text.refined)
    classes.named.formUnion(text.classes.named)
    classes.declared.formUnion(text.classes.declared)
    // Those that say `const` are plain strings as elements: a qualifier there takes the name away.
    let typed =
      #/\btypedef\s+NSString\s*\*\s*(?:_Nonnull\s+)?(\w+)\s+NS_(?:\w+_)?(?:STRING|TYPED|EXTENSIBLE)_ENUM/#
    typedStrings.formUnion(text.text.matches(of: typed).map { String($0.output.1) })
    mentioned.formUnion(DeclaredParts.words(of: text.text))
    try FileWriter.write("#line 1 \"\(path.replacing("\\", with: "\\\\"))\"\n" + text.text + "\n", to: copy)
    return copy
  }

  /// Writes typed strings as classes where they are elements of collections: there the importer shows only their strings.
  /// The types get the names back from `ImportedTypes`.
  ///
  /// Gives the header that declares the classes; nil where there are no typed strings.
  func nameElements(typedStrings apple: Set<String>) throws(BuildError) -> URL? {
    let names = typedStrings.union(apple)
    guard !names.isEmpty else { return nil }
    let header = folder.appendingPathComponent("elements.h")
    let classes = names.sorted().map { "@interface \($0)\(ImportedTypes.element) : NSObject\n@end\n" }
    try FileWriter.write(classes.joined(), to: header)
    for copy in copies.values {
      guard let text = try? String(contentsOf: copy, encoding: .utf8), text.contains("<") else { continue }
      let named = text.replacing(#/(?<open>[<,]\s*)(?<name>[A-Z]\w*)(?<close>\s*[,>])/#) { match in
        let name = String(match.output.name)
        guard names.contains(name) else { return String(match.output.0) }
        return "\(match.output.open)\(name)\(ImportedTypes.element) *\(match.output.close)"
      }
      if named != text { try FileWriter.write(named, to: copy) }
    }
    return header
  }

  /// The header that includes all of a module.
  private func umbrella(of module: String) -> URL { folder.appendingPathComponent("\(module)-all.h") }

  /// Copies the headers of a module of the project; one of Apple's is declared beforehand.
  private mutating func add(module: String) throws(BuildError) {
    guard let files = modules[module] else {
      frameworks.insert(module)
      return
    }
    guard umbrellas.insert(module).inserted else { return }
    var lines: [String] = []
    for file in files {
      if let copy = try add(file) { lines.append("#import \"\(copy.path)\"\n") }
    }
    try FileWriter.write(lines.joined(), to: umbrella(of: module))
  }

  private mutating func include(
    _ name: String, from header: URL, isBridging: Bool
  ) throws(BuildError) -> HeaderText.Include {
    if let file = places.file(for: name, from: header) {
      return try add(file, isBridging: isBridging && name.hasPrefix("\"")).map { .file($0.path) } ?? .nothing
    }
    if HeaderPlaces.systemHeaders.contains(name) {
      if isBridging, let text = HeaderPlaces.systemHeader(name) { namesInC.formUnion(DeclaredParts.words(of: text)) }
      return .system
    }
    let framework = String(name.dropFirst().prefix { $0 != "/" && $0 != ">" && $0 != "\"" })
    if name.hasPrefix("<"), AppleFrameworks.names.contains(framework) {
      frameworks.insert(framework)
    } else if !name.hasSuffix("-Swift.h>"),
      !name.hasPrefix("<") || name.contains("/") && !Self.darwin.contains(framework)
    {
      missing.append((name, header))
    }
    return .nothing
  }

  /// Folders of headers that Apple's systems have beside frameworks.
  private static let darwin: Set<String> = [
    "objc", "os", "dispatch", "mach", "mach-o", "sys", "libkern", "CommonCrypto", "net", "netinet", "arpa", "xlocale",
    "libxml", "malloc", "usr", "simd", "machine", "ptrauth",
  ]
}
