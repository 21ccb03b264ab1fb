import Foundation
import PersistenceModel
import WindfallProject

/// A data model with its versions: an `.xcdatamodeld`, or an `.xcdatamodel` that is one by itself.
struct DataModelFolder {
  let url: URL
  let moduleName: String

  /// What a model becomes.
  struct Content {
    /// The version that apps open, and that classes are written from.
    var current: DataModel
    var versions: [DataModel]
    /// The line and file of the current version, for messages.
    var file: URL
  }

  static func isModel(_ url: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) }

  private var isVersioned: Bool { url.pathExtension == "xcdatamodeld" }

  /// What it is called in a bundle.
  var builtName: String { "\(url.deletingPathExtension().lastPathComponent).\(isVersioned ? "momd" : "mom")" }

  func content() throws(BuildError) -> Content {
    guard isVersioned else {
      let model = try version(url)
      return Content(current: model, versions: [model], file: Self.contents(of: url))
    }
    let versions = try versionFolders()
    let models = try versions.map { (folder) throws(BuildError) in try version(folder) }
    let index = try currentIndex(of: versions)
    return Content(current: models[index], versions: models, file: Self.contents(of: versions[index]))
  }

  /// The files that lie in the bundle, by their paths in it.
  func files() throws(BuildError) -> [String: Data] {
    let content = try content()
    guard isVersioned else { return [builtName: try data(of: content.current)] }
    var files: [String: Data] = [:]
    for version in content.versions { files["\(builtName)/\(version.definition.name).mom"] = try data(of: version) }
    let hashes = content.versions.map { version in
      (version.definition.name, PropertyListValue.dictionary(version.definition.versionHashes.mapValues { .data($0) }))
    }
    let entries: [String: PropertyListValue] = [
      "NSManagedObjectModel_CurrentVersionName": .string(content.current.definition.name),
      "NSManagedObjectModel_VersionHashes": .dictionary(Dictionary(hashes, uniquingKeysWith: { first, _ in first })),
    ]
    guard let info = try? PropertyListValue.dictionary(entries).data(format: .binary) else { throw unwritable }
    files["\(builtName)/VersionInfo.plist"] = info
    return files
  }

  /// The file in a version: older versions of Xcode write it with a capital.
  private static func contents(of folder: URL) -> URL { folder.appendingPathComponent("contents").spelledAsOnDisk }

  private func version(_ folder: URL) throws(BuildError) -> DataModel {
    try DataModelReader(file: Self.contents(of: folder), moduleName: moduleName)
      .model(named: folder.deletingPathExtension().lastPathComponent)
  }

  private func versionFolders() throws(BuildError) -> [URL] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      throw BuildError(
        .buildFailed, "\(url.path): the data model is missing; restore it or remove it from the target")
    }
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().map(url.appendingPathComponent)
    guard !versions.isEmpty else {
      throw BuildError(
        .buildFailed, "\(url.path): the data model has no version; open it in Xcode, or remove it from the target")
    }
    return versions
  }

  private func currentIndex(of versions: [URL]) throws(BuildError) -> Int {
    let file = url.appendingPathComponent(".xccurrentversion")
    guard FileManager.default.fileExists(atPath: file.path) else {
      // Xcode writes the file with the second version.
      if versions.count == 1 { return 0 }
      throw BuildError(
        .buildFailed,
        "\(url.path): none of its \(versions.count) versions is the current one; choose one in the model's inspector")
    }
    let entries = try? PropertyListFile.dictionary(at: file, advice: "")
    guard let name = entries?["_XCCurrentVersionName"]?.string else {
      throw BuildError(
        .buildFailed, "\(file.path):1: the file names no current version; choose one in the model's inspector")
    }
    guard let index = versions.firstIndex(where: { $0.lastPathComponent == name }) else {
      throw BuildError(
        .buildFailed,
        "\(file.path):1: the current version \(name) is not in the model; choose another one in the model's inspector")
    }
    return index
  }

  private func data(of model: DataModel) throws(BuildError) -> Data {
    guard let data = try? model.definition.data() else { throw unwritable }
    return data
  }

  private var unwritable: BuildError {
    BuildError(.buildFailed, "\(url.path): the data model cannot be written as a property list")
  }
}
