import Foundation
import PersistenceModel

/// Puts what apps read into the place of a target's data models, and writes the classes that Xcode would write; both
/// only when a model has changed.
struct DataModelCompilation {
  /// Where the files are put.
  let folder: URL
  /// Changes when this tool does.
  let toolIdentity: String

  /// Whether a file is a data model, or a mapping model between two of them.
  static func compiles(_ url: URL) -> Bool { DataModelFolder.isModel(url) || MappingModelReader.isMapping(url) }

  func run(_ target: inout TargetPlan) throws(BuildError) {
    var sources = try run(&target.resources, of: target, folder: folder)
    if var bundle = target.resourceBundle {
      sources += try run(&bundle.resources, of: target, folder: folder.appendingPathComponent("Resources"))
      target.resourceBundle = bundle
    }
    let own = Dictionary(
      target.sources.map { ($0.lastPathComponent, $0.path) }, uniquingKeysWith: { first, _ in first })
    for source in sources {
      guard let path = own[source.lastPathComponent] else { continue }
      throw BuildError(
        .buildFailed,
        "\(path): the data model of target \(target.name) makes a file of this name too; set the entity's Codegen to "
          + "Manual/None in the model's inspector, or remove the file")
    }
    target.sources += sources
  }

  /// Answers the sources that were written.
  private func run(
    _ resources: inout [BundleResource], of target: TargetPlan, folder: URL
  ) throws(BuildError) -> [URL] {
    let models = resources.filter { Self.compiles($0.source) }
    let output = folder.appendingPathComponent("DataModels")
    guard !models.isEmpty else {
      try FileWriter.remove(output)
      return []
    }
    let recordFile = folder.appendingPathComponent("models.record")
    let fingerprint = try fingerprint(of: models, target)
    var record = StepRecord(file: recordFile)
    if !record.isUpToDate(fingerprint) {
      record = StepRecord(of: try write(models, of: target, to: output), fingerprint: fingerprint)
      try record.write(to: recordFile)
    }
    resources.removeAll { Self.compiles($0.source) }
    for model in models {
      let name =
        MappingModelReader.isMapping(model.source)
        ? MappingModelReader.builtName(of: model.source)
        : DataModelFolder(url: model.source, moduleName: target.moduleName).builtName
      let place = model.destination.split(separator: "/").dropLast().map { "\($0)/" }.joined()
      resources.append(BundleResource(source: output.appendingPathComponent(name), destination: place + name))
    }
    return record.outputs.keys.filter { $0.hasSuffix(".swift") }.sorted().map { URL(fileURLWithPath: $0) }
  }

  private func write(
    _ models: [BundleResource], of target: TargetPlan, to output: URL
  ) throws(BuildError) -> [URL] {
    var files: [String: Data] = [:]
    for model in models where MappingModelReader.isMapping(model.source) {
      let reader = MappingModelReader(
        url: model.source, models: models.map(\.source).filter { DataModelFolder.isModel($0) })
      let definition = try reader.definition()
      guard let data = try? definition.data() else {
        throw BuildError(.buildFailed, "\(model.source.path): the mapping model cannot be written as a property list")
      }
      files[MappingModelReader.builtName(of: model.source)] = data
    }
    for model in models where DataModelFolder.isModel(model.source) {
      let folder = DataModelFolder(url: model.source, moduleName: target.moduleName)
      files.merge(try folder.files()) { first, _ in first }
      let current = try folder.content().current
      guard model.isNamedInSwift else { continue }
      for entity in current.definition.entities {
        guard let kind = current.generation[entity.name],
          let writer = ManagedClassWriter(model: current.definition, entity: entity)
        else { continue }
        files["Generated/\(writer.propertiesFileName)"] = Data(writer.propertiesText.utf8)
        if kind == .class { files["Generated/\(writer.classFileName)"] = Data(writer.classText.utf8) }
      }
    }
    try removeStrangers(in: output, keeping: Set(files.keys))
    for (path, data) in files { try FileWriter.write(data, to: output.appendingPathComponent(path)) }
    return files.keys.sorted().map(output.appendingPathComponent)
  }

  private func removeStrangers(in folder: URL, keeping kept: Set<String>) throws(BuildError) {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in paths where !kept.contains(path) && !kept.contains(where: { $0.hasPrefix("\(path)/") }) {
      try FileWriter.remove(folder.appendingPathComponent(path))
    }
  }

  private func fingerprint(of models: [BundleResource], _ target: TargetPlan) throws(BuildError) -> Fingerprint {
    var fingerprint = Fingerprint(step: "models")
    fingerprint.add([toolIdentity, target.moduleName])
    for model in models {
      let path = model.source.path
      guard FileManager.default.fileExists(atPath: path) else {
        throw BuildError(
          .buildFailed,
          "\(path): the data model is missing; target \(target.name) compiles it, so restore it or remove it from the "
            + "project")
      }
      fingerprint.add([path, model.destination, "\(model.isNamedInSwift)"])
      for file in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }).sorted() ?? [] {
        fingerprint.add(fileContent: model.source.appendingPathComponent(file).path)
      }
    }
    return fingerprint
  }
}
