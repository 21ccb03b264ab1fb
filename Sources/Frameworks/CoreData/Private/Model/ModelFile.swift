import PersistenceModel

/// Finds and reads compiled models.
enum ModelFile {
  /// What stands in a `.mom`, or in the current version of a `.momd`.
  static func definition(at url: URL) -> ModelDefinition? {
    var isFolder: ObjCBool = false
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return read(url) }
    if let current = current(in: url) { return read(url.appendingPathComponent(current + ".mom")) }
    let versions = files(in: url)
    return versions.count == 1 ? read(versions[0]) : nil
  }

  private static func read(_ url: URL) -> ModelDefinition? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? ModelDefinition(data: data)
  }

  private static func current(in folder: URL) -> String? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("VersionInfo.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list["NSManagedObjectModel_CurrentVersionName"] as? String
  }

  private static func files(in folder: URL) -> [URL] {
    let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return found.filter { $0.pathExtension == "mom" }.sorted { $0.path < $1.path }
  }

  private static func packages(in bundles: [Bundle]?) -> [URL] {
    (bundles ?? [Bundle.main]).flatMap { bundle -> [URL] in
      let folder = bundle.resourceURL ?? bundle.bundleURL
      let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return found.filter { ["mom", "momd"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
  }

  /// The current versions of all models in bundles; the app's for nil.
  static func models(in bundles: [Bundle]?) -> [NSManagedObjectModel] {
    packages(in: bundles).compactMap { NSManagedObjectModel(contentsOf: $0) }
  }

  /// All versions of all models in bundles.
  static func versions(in bundles: [Bundle]?) -> [NSManagedObjectModel] {
    packages(in: bundles).flatMap { $0.pathExtension == "momd" ? files(in: $0) : [$0] }
      .compactMap { NSManagedObjectModel(contentsOf: $0) }
  }

  /// The models that a store was made with.
  static func models(_ models: [NSManagedObjectModel], matching metadata: [String: Any]) -> [NSManagedObjectModel] {
    if let whole = models.first(where: { agrees($0.entities, with: metadata) }) { return [whole] }
    guard let hashes = hashes(in: metadata) else { return [] }
    let parts = models.filter { model in
      !model.entities.isEmpty && model.entities.allSatisfy { hashes[$0.name ?? ""] == $0.versionHash }
    }
    let names = Set(parts.flatMap { $0.entities.compactMap(\.name) })
    return names == Set(hashes.keys) ? parts : []
  }

  static func hashes(in metadata: [String: Any]) -> [String: Data]? {
    metadata[NSStoreModelVersionHashesKey] as? [String: Data]
  }

  static func agrees(_ entities: [NSEntityDescription], with metadata: [String: Any]) -> Bool {
    guard let hashes = hashes(in: metadata), hashes.count == entities.count else { return false }
    return entities.allSatisfy { hashes[$0.name ?? ""] == $0.versionHash }
      || ForeignStores.agree(hashes, with: entities)
  }

  /// Where a container of a name finds its model.
  static func url(named name: String) -> URL? {
    let bundles = [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks
    return ["momd", "mom"].lazy.compactMap { kind in
      bundles.lazy.compactMap { $0.url(forResource: name, withExtension: kind) }.first
    }.first
  }
}
