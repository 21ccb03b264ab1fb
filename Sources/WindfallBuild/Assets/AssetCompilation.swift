import Foundation
import WindfallCore

/// Compiles the asset catalogs of a target into one file, only when something in them has changed.
struct AssetCompilation {
  /// Where the files are put.
  let folder: URL
  /// Changes when this tool does.
  let toolIdentity: String
  /// Is told what Xcode warns of, when a catalog is compiled.
  var warn: (String) -> Void = { _ in }

  /// Puts the compiled file into the place of the catalogs among a target's resources, and those of its own bundle.
  func run(_ target: inout TargetPlan) throws(BuildError) {
    target.assets = try run(&target.resources, target: target.name, folder: folder)
    guard var bundle = target.resourceBundle else { return }
    let names = try run(&bundle.resources, target: target.name, folder: folder.appendingPathComponent("Resources"))
    target.resourceBundle = bundle
    if !names.isEmpty { target.assets = names }
  }

  private func run(
    _ resources: inout [BundleResource], target: String, folder: URL
  ) throws(BuildError) -> AssetNames {
    let found = resources.filter { $0.source.pathExtension == "xcassets" }
    let catalogs = found.map(\.source)
    let named = found.filter(\.isNamedInSwift).map(\.source)
    guard !catalogs.isEmpty else { return AssetNames() }
    let output = folder.appendingPathComponent(AssetCatalog.fileName)
    resources.removeAll { $0.source.pathExtension == "xcassets" }
    resources.append(BundleResource(source: output, destination: AssetCatalog.fileName))
    let namesFile = folder.appendingPathComponent("asset-names.json")
    let recordFile = folder.appendingPathComponent("assets.record")
    var fingerprint = try fingerprint(of: catalogs, target: target)
    fingerprint.add(named.map(\.path))
    if StepRecord(file: recordFile).isUpToDate(fingerprint),
      let data = FileManager.default.contents(atPath: namesFile.path),
      let names = try? JSONDecoder().decode(AssetNames.self, from: data)
    {
      return names
    }
    let (archive, all, warnings) = try AssetCatalogCompiler(catalogs: catalogs).compile()
    let names = named == catalogs ? all : try AssetCatalogCompiler(catalogs: named).compile().names
    for warning in warnings { warn("\(warning); it is left out") }
    try FileWriter.write(archive.bytes, to: output)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try FileWriter.write((try? encoder.encode(names)) ?? Data(), to: namesFile)
    try StepRecord(of: [output, namesFile], fingerprint: fingerprint).write(to: recordFile)
    return names
  }

  private func fingerprint(of catalogs: [URL], target: String) throws(BuildError) -> Fingerprint {
    var fingerprint = Fingerprint(step: "assets")
    fingerprint.add(toolIdentity)
    for catalog in catalogs {
      guard FileManager.default.fileExists(atPath: catalog.path) else {
        throw BuildError(
          .buildFailed,
          "\(catalog.path): the asset catalog is missing; target \(target) compiles it, "
            + "so restore it or remove it from the project")
      }
      fingerprint.add(catalog.path)
      for path in FileManager.default.enumerator(atPath: catalog.path)?.compactMap({ $0 as? String }).sorted() ?? [] {
        fingerprint.add(fileStamp: catalog.appendingPathComponent(path).path)
      }
    }
    return fingerprint
  }
}
