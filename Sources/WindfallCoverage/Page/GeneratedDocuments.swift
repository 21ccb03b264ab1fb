import Foundation

/// The files that are written from the sources of the frameworks.
public struct GeneratedDocuments {
  /// The files' contents by their paths in the repository.
  public let texts: [(path: String, text: String)]

  /// Reads the frameworks of a repository.
  public init(repository: URL) throws {
    var api = try Self.api(of: repository.appendingPathComponent("Sources/Frameworks"))
    api.addAliased(try Self.api(of: repository.appendingPathComponent("Sources/WindfallCore"), module: "WindfallCore"))
    texts = [
      ("Sources/WindfallCoverage/Generated/WindfallAPI.swift", Self.tableFile(api)),
      ("Sources/WindfallLowering/Generated/ServiceFrameworks.swift", try Self.serviceFile(of: repository)),
      ("Sources/WindfallLowering/Generated/FrameworkFacts.swift", LoweringFacts(frameworks: api).text),
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
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in paths.filter({ $0.hasSuffix(".swift") }).sorted() {
      let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      api.add(PublicAPICollector.api(of: source, framework: module))
    }
    return api
  }

  private static func serviceFile(of repository: URL) throws -> String {
    let package = repository.appendingPathComponent("Package.swift")
    return ServiceList(package: try String(contentsOf: package, encoding: .utf8)).text
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
