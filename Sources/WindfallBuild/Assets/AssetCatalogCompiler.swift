import Foundation
import WindfallCore

/// Reads the asset catalogs of a target; the first wrong thing that Xcode refuses as well stops it.
struct AssetCatalogCompiler {
  let catalogs: [URL]

  /// What lies in the bundle, the names that Swift symbols are made for, and what Xcode warns of.
  func compile() throws(BuildError) -> (archive: AssetArchive, names: AssetNames, warnings: [String]) {
    var catalog = AssetCatalog()
    var files = AssetFiles()
    var names = AssetNames()
    for url in catalogs {
      for set in try AssetCatalogFolder(url: url).sets() {
        names.add(set)
        try add(set, to: &catalog, files: &files)
      }
    }
    return (AssetArchive(catalog: catalog, files: files.bytes), names, files.warnings)
  }

  /// Of two assets with one name the first is taken.
  private func add(_ set: AssetSet, to catalog: inout AssetCatalog, files: inout AssetFiles) throws(BuildError) {
    guard let contents = try AssetContents(file: set.contentsFile) else { return }
    switch set.kind {
    case .color:
      guard catalog.colors[set.name] == nil else { return }
      catalog.colors[set.name] = try ColorSetReader(contents: contents).asset()
    case .data:
      guard catalog.data[set.name] == nil else { return }
      catalog.data[set.name] = try DataSetReader(set: set, contents: contents).asset(adding: &files)
    case .image, .symbol, .icon:
      guard catalog.images[set.name] == nil else { return }
      catalog.images[set.name] = try image(set, contents, &files)
    }
  }

  private func image(
    _ set: AssetSet, _ contents: AssetContents, _ files: inout AssetFiles
  ) throws(BuildError) -> ImageAsset {
    switch set.kind {
    case .symbol: try SymbolSetReader(set: set, contents: contents).asset(adding: &files)
    case .icon: try IconSetReader(set: set, contents: contents).asset(adding: &files)
    default: try ImageSetReader(set: set, contents: contents).asset(adding: &files)
    }
  }
}
