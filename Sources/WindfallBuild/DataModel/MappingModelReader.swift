import Foundation
import PersistenceModel
import WindfallProject

/// Reads an `.xcmappingmodel`, which Xcode writes as a small database in XML.
struct MappingModelReader {
  let url: URL
  /// The data models beside it, in which the versions are looked up.
  let models: [URL]

  static func isMapping(_ url: URL) -> Bool { url.pathExtension == "xcmappingmodel" }

  /// What it is called in a bundle.
  static func builtName(of url: URL) -> String { "\(url.deletingPathExtension().lastPathComponent).cdm" }

  private var file: URL { url.appendingPathComponent("xcmapping.xml") }

  private struct Object {
    var type: String
    var values: [String: String] = [:]
    var references: [String: [String]] = [:]

    func text(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
  }

  func definition() throws(BuildError) -> MappingDefinition {
    let objects = try objects()
    guard let root = objects.values.first(where: { $0.type == "XDDEVMAPPINGMODEL" }) else {
      throw damaged("it holds no mapping model")
    }
    let source = root.text("sourcemodelpath") ?? ""
    let destination = root.text("destinationmodelpath") ?? ""
    var definition = MappingDefinition(source: Self.version(source), destination: Self.version(destination))
    let first = try version(at: source)
    let second = try version(at: destination)
    definition.sourceHashes = first?.versionHashes ?? [:]
    definition.destinationHashes = second?.versionHashes ?? [:]
    let mappings = (root.references["entitymappings"] ?? []).compactMap { objects[$0] }
    let order = mappings.sorted {
      Int($0.values["mappingnumber"] ?? "") ?? 0 < Int($1.values["mappingnumber"] ?? "") ?? 0
    }
    definition.entities = try order.map { (object) throws(BuildError) in try entity(object, objects) }
    if let first, let second { return definition.completed(from: first, to: second) }
    return definition
  }

  private func entity(_ object: Object, _ objects: [String: Object]) throws(BuildError) -> MappingDefinition.Entity {
    func properties(_ name: String) throws(BuildError) -> [MappingDefinition.Property] {
      let found = (object.references[name] ?? []).compactMap { objects[$0] }.sorted {
        ($0.values["name"] ?? "") < ($1.values["name"] ?? "")
      }
      return try found.map { (property) throws(BuildError) in
        MappingDefinition.Property(
          name: property.text("name") ?? "", expression: try expression(property.text("valueexpressiondata")))
      }
    }
    return MappingDefinition.Entity(
      name: object.text("name"), kind: object.text("mappingtypename"), source: object.text("sourcename"),
      destination: object.text("destinationname"), policy: object.text("migrationpolicyclassname"),
      sourceExpression: try expression(object.text("sourceexpressiondata")),
      attributes: try properties("attributemappings"), relationships: try properties("relationshipmappings"))
  }

  private func expression(_ text: String?) throws(BuildError) -> String? {
    guard let text else { return nil }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
      let archive = ArchivedExpression(data)
    else { throw damaged("an expression in it cannot be read") }
    do {
      return try archive.format()
    } catch {
      throw damaged("an expression in it is of a kind that is not there yet: \(error.kind)")
    }
  }

  private func objects() throws(BuildError) -> [String: Object] {
    guard let data = InputFile.data(at: file) else { throw damaged("it \(InputFile.complaint(at: file))") }
    let root: MarkupElement
    do {
      root = try MarkupParser.root(of: data, allowsDocumentType: true)
    } catch {
      throw damaged(error.message, line: error.line)
    }
    var objects: [String: Object] = [:]
    for element in root.all("object") {
      var object = Object(type: element.attributes["type"] ?? "")
      for value in element.all("attribute") { object.values[value.attributes["name"] ?? ""] = value.text }
      for reference in element.all("relationship") {
        object.references[reference.attributes["name"] ?? ""] =
          (reference.attributes["idrefs"] ?? "").split(separator: " ").map(String.init)
      }
      objects[element.attributes["id"] ?? ""] = object
    }
    return objects
  }

  /// The name of the version that a path leads to.
  private static func version(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Nil where the version is none of the target's.
  private func version(at path: String) throws(BuildError) -> ModelDefinition? {
    let parts = path.split(separator: "/").suffix(2).map(String.init)
    guard let last = parts.last, let model = models.first(where: { parts.contains($0.lastPathComponent) }) else {
      return nil
    }
    let versions = try DataModelFolder(url: model, moduleName: "").content().versions
    return versions.first { $0.definition.name == Self.version(last) }?.definition
  }

  private func damaged(_ reason: String, line: Int = 1) -> BuildError {
    BuildError(
      .buildFailed,
      "\(file.path):\(line): the mapping model is damaged: \(reason); open it in Xcode, or remove it from the target")
  }
}
