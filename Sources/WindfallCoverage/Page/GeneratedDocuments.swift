import Foundation

/// The files that are written from the sources of the frameworks.
public struct GeneratedDocuments {
  /// The files' contents by their paths in the repository.
  public let texts: [(path: String, text: String)]

  /// Reads the frameworks of a repository.
  public init(repository: URL) throws {
    var api = try Self.api(of: repository.appendingPathComponent("Sources/Frameworks"))
    api.addAliased(try Self.api(of: repository.appendingPathComponent("Sources/WindfallCore"), module: "WindfallCore"))
    let package = try String(contentsOf: repository.appendingPathComponent("Package.swift"), encoding: .utf8)
    let services = ServiceList(package: package)
    let lowering = LoweringFacts(
      frameworks: api, exports: try Self.exports(in: repository.appendingPathComponent("Sources/Frameworks")),
      services: services.services.map(\.name))
    texts = [
      ("Sources/WindfallCoverage/Generated/WindfallAPI.swift", Self.tableFile(api)),
      ("Sources/WindfallLowering/Generated/ServiceFrameworks.swift", services.text),
      ("Sources/WindfallLowering/Generated/FrameworkFacts.swift", lowering.text),
      ("Documentation/Coverage.md", CoveragePage(coverage: Coverage(frameworks: api)).text),
    ]
  }

  /// What the modules in a folder declare, a folder being a module.
  static func api(of folder: URL) throws -> PublicAPI {
    var api = PublicAPI()
    for module in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      api.add(try Self.api(of: folder.appendingPathComponent(module), module: module))
    }
    return api
  }

  private static func api(of folder: URL, module: String) throws -> PublicAPI {
    var api = PublicAPI()
    for source in try sources(of: folder) { api.add(PublicAPICollector.api(of: source, framework: module)) }
    return api
  }

  private static func sources(of folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The modules that each module in a folder brings whole.
  private static func exports(in folder: URL) throws -> [String: Set<String>] {
    var exports: [String: Set<String>] = [:]
    let start = "@_exported import "
    for module in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let lines = try sources(of: folder.appendingPathComponent(module)).flatMap { $0.split(separator: "\n") }
      let names = lines.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
      // Single declarations are exported by kind, module and name.
      exports[module] = Set(names.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    }
    return exports
  }

  private static func tableFile(_ api: PublicAPI) -> String {
    let lines =
      [
        "// swift-format-ignore-file",
        "// Written by Scripts/generate-documents.sh; run it again to change this file.", "",
        "/// What our frameworks declare: see `PublicAPI.table`.", "enum WindfallAPI {",
        "  static let table: StaticString = #\"\"\"",
      ] + api.table.map { "    \($0)" } + ["    \"\"\"#", "}", ""]
    return lines.joined(separator: "\n")
  }
}
