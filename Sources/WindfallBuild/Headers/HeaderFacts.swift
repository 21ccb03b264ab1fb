import Foundation
import WindfallFacts

/// Learns what headers in Objective-C declare, as facts: what Swift sources name of it is then declared as what Apple's
/// frameworks have and ours do not.
struct HeaderFacts {
  let facts: SDKFacts
  let sdk: SDK
  let toolchain: Toolchain
  let folder: URL
  let progress: BuildProgress

  /// What was learnt.
  struct Findings {
    var module: SDKModule?
    /// The modules of Apple's that the headers include.
    var frameworks: Set<String> = []
    /// All headers that were read.
    var files: [URL] = []
  }

  /// The name under which the facts are known.
  static let moduleName = "Headers"

  /// Reads the headers of the modules that sources import, and bridging headers.
  func findings(of headers: [ObjectiveCHeaders], importing imported: Set<String>) throws -> Findings {
    let wanted = headers.filter { $0.module == nil } + headers.filter { $0.module.map(imported.contains) ?? false }
    guard !wanted.isEmpty else { return Findings() }
    progress.show("reading headers in Objective-C")
    try? FileManager.default.removeItem(at: folder)
    var modules: [String: [URL]] = [:]
    for part in headers { if let module = part.module { modules[module, default: []] += part.files } }
    let places = HeaderPlaces(folders: headers.flatMap(\.folders), modules: modules)
    var tree = HeaderTree(folder: folder, modules: modules, places: places)
    var first = ["#import \"\(folder.path)/\(HeaderImporter.appleModule).h\""]
    var lines: [String] = []
    for part in wanted {
      for file in part.files {
        if let copy = try tree.add(file, isBridging: part.isBridging) { lines.append("#import \"\(copy.path)\"") }
      }
    }
    let apple = try writeApple(tree)
    if let elements = try tree.nameElements(typedStrings: apple.typedStrings(among: tree.mentioned)) {
      first.append("#import \"\(elements.path)\"")
    }
    let header = folder.appendingPathComponent("\(HeaderImporter.module).h")
    try Self.write(first + lines, to: header)
    let check = HeaderCheck(toolchain: toolchain, folder: folder, header: header)
    var leftOut = try check.run(copies: tree.copies)
    if try check.firstError(in: header) != nil { leftOut += try dropWrong(lines, behind: first, header, check) }
    let bridging = Set(wanted.filter(\.isBridging).flatMap(\.files))
    report(leftOut, missing: tree.missing.filter { bridging.contains($0.header) })
    var findings = Findings(frameworks: tree.frameworks, files: tree.originals)
    let interface = try HeaderImporter(sdk: sdk, toolchain: toolchain, folder: folder).interface()
    let types = ImportedTypes(
      renamed: apple.renamed(among: tree.mentioned), ownClasses: tree.foreignClasses.filter { !apple.has($0) })
    var writer = HeaderFactsWriter(
      interface: interface, types: types, throwing: tree.throwing, twins: tree.twins, refined: tree.refined,
      errors: tree.errors,
      seen: tree.namesInC)
    let text = writer.text(module: Self.moduleName)
    let file = folder.appendingPathComponent("\(Self.moduleName).facts")
    try FileWriter.write(text, to: file)
    findings.module = try SDKModule(name: Self.moduleName, data: Data(text.utf8), path: file.path)
    return findings
  }

  /// Drops headers that do not compile whatever is left out of them; the others can be imported then.
  private func dropWrong(
    _ lines: [String], behind first: [String], _ header: URL, _ check: HeaderCheck
  ) throws -> [HeaderCheck.LeftOut] {
    var kept = first
    var dropped: [HeaderCheck.LeftOut] = []
    for line in lines {
      try Self.write(first + [line], to: header)
      if let error = try check.firstError(in: header) { dropped.append(error) } else { kept.append(line) }
    }
    try Self.write(kept, to: header)
    return dropped
  }

  private static func write(_ lines: [String], to header: URL) throws(BuildError) {
    try FileWriter.write(lines.joined(separator: "\n") + "\n", to: header)
  }

  private func writeApple(_ tree: HeaderTree) throws -> AppleHeader {
    // Frameworks include more of each other than is written down: what headers name is looked for in all of them.
    let near = tree.frameworks.union(["UIKit", "Foundation"])
    let names = near.sorted() + facts.moduleNames.subtracting(near).sorted()
    let modules = try names.compactMap { try facts.module($0) }
    let apple = AppleHeader(modules: modules, names: ObjectiveCNames(facts: facts))
    let file = folder.appendingPathComponent("\(HeaderImporter.appleModule).h")
    try FileWriter.write(apple.text(mentioning: tree.mentioned), to: file)
    return apple
  }

  private func report(_ leftOut: [HeaderCheck.LeftOut], missing: [(name: String, header: URL)]) {
    for (name, header) in missing {
      progress.print("\(header.path): warning: the project has no header \(name), so what it declares is not there")
    }
    for place in leftOut {
      progress.print("\(place.path):\(place.line): warning: \(place.reason); the declaration is left out")
    }
  }
}
