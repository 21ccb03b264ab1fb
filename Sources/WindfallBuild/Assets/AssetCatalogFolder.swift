import Foundation

/// Finds the sets of an asset catalog.
struct AssetCatalogFolder {
  let url: URL

  /// How deep folders may lie in each other.
  private static let depthLimit = 64

  /// All sets, in the order of their paths.
  func sets() throws(BuildError) -> [AssetSet] {
    var result: [AssetSet] = []
    try collect(url, namespace: "", depth: 0, into: &result)
    return result
  }

  private func collect(
    _ folder: URL, namespace: String, depth: Int, into result: inout [AssetSet]
  ) throws(BuildError) {
    guard depth < Self.depthLimit else {
      throw BuildError(.buildFailed, "\(folder.path): the folders of the asset catalog are nested too deep")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let child = folder.appendingPathComponent(name)
      // A link could lead back, or out of the project.
      guard Self.isFolder(child) else { continue }
      let stem = child.deletingPathExtension().lastPathComponent
      if let kind = AssetSetKind(rawValue: child.pathExtension) {
        result.append(AssetSet(kind: kind, name: namespace + stem, folder: child))
      } else if !AssetSetKind.ignored.contains(child.pathExtension) {
        let contents = try AssetContents(file: child.appendingPathComponent("Contents.json"))
        let isNamespace = contents?["properties"]?.isTrue("provides-namespace") ?? false
        let title = child.pathExtension == "spriteatlas" ? stem : name
        try collect(
          child, namespace: isNamespace ? "\(namespace)\(title)/" : namespace, depth: depth + 1, into: &result)
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
