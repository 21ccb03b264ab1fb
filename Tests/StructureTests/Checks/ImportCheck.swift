/// Holds imports and dependencies against the table of allowed edges.
enum ImportCheck {
  /// The imports of a source file that the table does not hold.
  static func findings(in file: SourceFile, of package: PackageDescription) -> [Finding] {
    guard let target = package.target(of: file.path), !target.isTest else { return [] }
    return file.imports.compactMap { mention in
      problem(from: target.name, to: mention.name).map {
        Finding(path: file.path, line: mention.line, message: $0)
      }
    }
  }

  /// The dependencies in the package description that the table does not hold.
  static func findings(in package: PackageDescription) -> [Finding] {
    package.targets.filter { !$0.isTest }.flatMap { target in
      target.dependencies.compactMap { dependency in
        problem(from: target.name, to: dependency).map { Finding(path: "Package.swift", message: $0) }
      }
    }
  }

  /// The rows of a table that join the two halves, or UIKit to SwiftUI.
  static func findings(in table: [ImportEdge]) -> [Finding] {
    table.filter { edge in
      ImportEdge.appHalf.contains(edge.importer) && ImportEdge.toolHalf.contains(edge.imported)
        || ImportEdge.toolHalf.contains(edge.importer) && ImportEdge.appHalf.contains(edge.imported)
        || edge.importer == "UIKit" && edge.imported == "SwiftUI"
    }.map { Finding(path: "\($0.importer) → \($0.imported)", message: "this edge must never be allowed") }
  }

  /// The rows of a table that nothing uses any more.
  static func unused(_ table: [ImportEdge], files: [SourceFile], package: PackageDescription) -> [Finding] {
    let used = Set(
      files.flatMap { file in
        file.imports.map { "\(package.target(of: file.path)?.name ?? "") → \($0.name)" }
      } + package.targets.flatMap { target in target.dependencies.map { "\(target.name) → \($0)" } })
    return table.map { "\($0.importer) → \($0.imported)" }.filter { !used.contains($0) }
      .map { Finding(path: $0, message: "nothing uses this edge; remove it from the table") }
  }

  private static func problem(from importer: String, to imported: String) -> String? {
    if ImportEdge.allowed.contains(where: { $0.importer == importer && $0.imported == imported }) { return nil }
    return
      "\(importer) must not import \(imported); if it must, add the edge with its reason to ImportEdge+Allowed.swift"
  }
}
