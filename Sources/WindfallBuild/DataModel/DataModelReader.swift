import Foundation
import PersistenceModel
import WindfallProject

/// Reads the `contents` of one version of a data model.
struct DataModelReader {
  /// The file with the version's XML.
  let file: URL
  /// The module that a class name with a leading dot is of.
  let moduleName: String

  private static let remedy = "open the model in Xcode, or take it from version control again"

  func model(named name: String) throws(BuildError) -> DataModel {
    let place = DataModelPlace(file: file.path)
    let root = try root(place)
    let composites = Dictionary(
      root.children.filter { $0.name.lowercased().contains("composite") && $0.attributes["name"] != nil }
        .map { ($0.attributes["name"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var definition = ModelDefinition(name: name)
    definition.versionIdentifiers =
      root.attributes["userDefinedModelVersionIdentifier"].flatMap { $0.isEmpty ? nil : [$0] } ?? []
    var model = DataModel(definition: definition)
    for element in root.all("entity") {
      let entity = try DataModelEntityReader(
        element: element, place: place, moduleName: moduleName, composites: composites
      ).entity()
      model.definition.entities.append(entity)
      if let kind = element.attributes["codeGenerationType"] {
        model.generation[entity.name] = try generation(kind, of: entity.name, element, place)
      }
    }
    for element in root.all("configuration") {
      let name = try element.required("name", place)
      let members = try element.all("memberEntity").map { (member) throws(BuildError) in
        try member.required("name", place)
      }
      model.definition.configurations[name, default: []] += members
    }
    model.definition.fetchRequests = try root.all("fetchRequest").map { (element) throws(BuildError) in
      try fetchRequest(element, place)
    }
    model.unobeyed = DataModelUse.unobeyed(in: root)
    try DataModelCheck(model: model.definition, root: root, place: place).check()
    return model
  }

  private func root(_ place: DataModelPlace) throws(BuildError) -> MarkupElement {
    guard let data = InputFile.data(at: file) else {
      throw place.error("the data model \(InputFile.complaint(at: file))", line: 1, remedy: Self.remedy)
    }
    let root: MarkupElement
    do {
      root = try MarkupParser.root(of: data, allowsDocumentType: true)
    } catch {
      throw place.error("the data model is damaged: \(error.message)", line: error.line, remedy: Self.remedy)
    }
    guard root.name == "model" else {
      throw place.error("this is no data model: its first element is <\(root.name)>", line: 1, remedy: Self.remedy)
    }
    return root
  }

  private func generation(
    _ kind: String, of entity: String, _ element: MarkupElement, _ place: DataModelPlace
  ) throws(BuildError) -> DataModel.ClassGeneration {
    guard let generation = DataModel.ClassGeneration(rawValue: kind) else {
      throw place.entity(entity).error(
        "there is no code generation \"\(kind)\"", line: element.line,
        remedy: "choose one in the entity's inspector")
    }
    return generation
  }

  private func fetchRequest(
    _ element: MarkupElement, _ place: DataModelPlace
  ) throws(BuildError) -> FetchRequestDefinition {
    var request = FetchRequestDefinition(
      name: try element.required("name", place), entity: try element.required("entity", place),
      predicate: element.attributes["predicateString"])
    request.fetchLimit = element.attributes["fetchLimit"].flatMap { Int($0) } ?? 0
    request.fetchBatchSize = element.attributes["fetchBatchSize"].flatMap { Int($0) } ?? 0
    request.includesSubentities = element.attributes["includeSubentities"] != "NO"
    request.includesPropertyValues = element.attributes["includePropertyValues"] != "NO"
    request.includesPendingChanges = element.attributes["includesPendingChanges"] != "NO"
    request.returnsObjectsAsFaults = element.attributes["returnObjectsAsFaults"] != "NO"
    request.returnsDistinctResults = element.isSet("returnDistinctResults")
    switch element.attributes["resultType"] {
    case "1": request.resultKind = .objectIDs
    case "2": request.resultKind = .dictionaries
    case "4": request.resultKind = .count
    default: break
    }
    return request
  }
}

extension MarkupElement {
  /// An attribute that must be there and say something.
  func required(_ attribute: String, _ place: DataModelPlace) throws(BuildError) -> String {
    guard let value = attributes[attribute], !value.isEmpty else {
      throw place.error(
        "<\(name)> has no \(attribute)", line: line, remedy: "open the model in Xcode and give it one")
    }
    return value
  }
}
