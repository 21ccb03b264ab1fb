/// Holds imports and dependencies against the table of allowed edges.
///
/// A framework of the list of services may import what its entry in Package.swift says, of the app's half.
enum ImportCheck {
  /// The imports of a source file that the table does not hold.
  static func findings(in file: SourceFile, of package: PackageDescription) -> [Finding] {
    guard let target = package.target(of: file.path), !target.isTest else { return [] }
    return file.imports.compactMap { mention in
      if target.isService, ImportEdge.systemModules.union(target.dependencies).contains(mention.name) { return nil }
      return problem(from: target, to: mention.name).map {
        Finding(path: file.path, line: mention.line, message: $0)
      }
    }
  }

  /// The dependencies in the package description that the table does not hold.
  static func findings(in package: PackageDescription) -> [Finding] {
    let half = appHalf(of: package)
    return package.targets.filter { !$0.isTest }.flatMap { target in
      target.dependencies.compactMap { dependency in
        if target.isService, half.contains(dependency) { return nil }
        return problem(from: target, to: dependency).map { Finding(path: "Package.swift", message: $0) }
      }
    }
  }

  /// The modules that are compiled into the app and its tests.
  static func appHalf(of package: PackageDescription) -> Set<String> {
    ImportEdge.appModules.union(ImportEdge.sharedModules).union(package.targets.filter(\.isService).map(\.name))
  }

  /// The rows of a table that join the two halves, or UIKit to SwiftUI.
  static func findings(in table: [ImportEdge], of package: PackageDescription) -> [Finding] {
    let half = appHalf(of: package).subtracting(ImportEdge.sharedModules)
    return table.filter { edge in
      half.contains(edge.importer) && ImportEdge.toolHalf.contains(edge.imported)
        || ImportEdge.toolHalf.contains(edge.importer) && half.contains(edge.imported)
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

  private static func problem(from importer: PackageTarget, to imported: String) -> String? {
    let name = importer.name
    if ImportEdge.allowed.contains(where: { $0.importer == name && $0.imported == imported }) { return nil }
    let place =
      importer.isService
      ? "name it in the entry of \(name) in Package.swift"
      : "add the edge with its reason to"
        + " ImportEdge+Allowed.swift"
    return "\(name) must not import \(imported); if it must, \(place)"
  }
}
