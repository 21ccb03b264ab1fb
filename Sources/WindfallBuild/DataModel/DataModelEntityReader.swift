import PersistenceModel
import WindfallProject

/// Reads an entity of a data model.
struct DataModelEntityReader {
  let element: MarkupElement
  let place: DataModelPlace
  let moduleName: String
  /// The composite types of the model, by their names.
  let composites: [String: MarkupElement]

  func entity() throws(BuildError) -> EntityDefinition {
    let name = try element.required("name", place)
    let place = place.entity(name)
    var entity = EntityDefinition(name: name)
    entity.className = className
    entity.isAbstract = element.isSet("isAbstract")
    entity.parent = element.attributes["parentEntity"]
    entity.userInfo = try element.userInfo(place)
    entity.renamingIdentifier = element.attributes["elementID"]
    entity.versionHashModifier = element.attributes["versionHashModifier"]
    entity.spotlightDisplayName = element.attributes["coreSpotlightDisplayNameExpression"]
    var indexed: [String] = []
    for child in element.children {
      switch child.name {
      case "attribute":
        let reader = DataModelAttributeReader(place: place, composites: composites)
        entity.attributes.append(try reader.attribute(child))
        if child.isSet("indexed") { indexed.append(child.attributes["name"] ?? "") }
      case "relationship": entity.relationships.append(try relationship(child, place))
      case "fetchedProperty": entity.fetchedProperties.append(try fetchedProperty(child, place))
      case "fetchIndex": entity.fetchIndexes.append(try fetchIndex(child, place))
      case "uniquenessConstraints":
        entity.uniquenessConstraints = try child.all("uniquenessConstraint").map { (constraint) throws(BuildError) in
          try constraint.all("constraint").map { (part) throws(BuildError) in try part.required("value", place) }
        }
      case "compoundIndexes":
        for index in child.all("compoundIndex") { entity.fetchIndexes.append(try compoundIndex(index, place)) }
      default: continue
      }
    }
    entity.fetchIndexes += indexed.map { .init(name: $0, elements: [.init(property: $0)]) }
    return entity
  }

  private var className: String? {
    guard let name = element.attributes["representedClassName"], !name.isEmpty, name != "NSManagedObject" else {
      return nil
    }
    return name.hasPrefix(".") ? moduleName + name : name
  }

  private func relationship(
    _ element: MarkupElement, _ place: DataModelPlace
  ) throws(BuildError) -> RelationshipDefinition {
    let name = try element.required("name", place)
    let place = place.property(name)
    guard let destination = element.attributes["destinationEntity"], !destination.isEmpty else {
      throw place.error(
        "the relationship has no destination", line: element.line, remedy: "choose one in the relationship's inspector")
    }
    var result = RelationshipDefinition(name: name, destination: destination)
    result.inverse = element.attributes["inverseName"]
    result.isToMany = element.isSet("toMany")
    result.isOrdered = element.isSet("ordered")
    result.isOptional = element.isSet("optional")
    result.isTransient = element.isSet("transient")
    result.deleteRule = try deleteRule(element, place)
    result.minimumCount = try element.number("minCount", place) ?? 0
    result.maximumCount = result.isToMany ? try element.number("maxCount", place) ?? 0 : 1
    result.userInfo = try element.userInfo(place)
    result.renamingIdentifier = element.attributes["elementID"]
    result.versionHashModifier = element.attributes["versionHashModifier"]
    guard result.maximumCount == 0 || result.minimumCount <= result.maximumCount else {
      throw place.error(
        "at least \(result.minimumCount) objects and at most \(result.maximumCount) cannot be", line: element.line,
        remedy: "change its count in the relationship's inspector")
    }
    return result
  }

  private func deleteRule(
    _ element: MarkupElement, _ place: DataModelPlace
  ) throws(BuildError) -> RelationshipDefinition.DeleteRule {
    switch element.attributes["deletionRule"] {
    case "Nullify", nil: .nullify
    case "Cascade": .cascade
    case "Deny": .deny
    case "No Action": .noAction
    case let other?:
      throw place.error(
        "there is no delete rule \"\(other)\"", line: element.line, remedy: "choose one in the relationship's inspector"
      )
    }
  }

  private func fetchedProperty(
    _ element: MarkupElement, _ place: DataModelPlace
  ) throws(BuildError) -> FetchedPropertyDefinition {
    let name = try element.required("name", place)
    let place = place.property(name)
    guard let request = element["fetchRequest"], let entity = request.attributes["entity"] else {
      throw place.error(
        "the fetched property has no destination", line: element.line, remedy: "choose one in its inspector")
    }
    return FetchedPropertyDefinition(
      name: name, entity: entity, predicate: request.attributes["predicateString"],
      userInfo: try element.userInfo(place))
  }

  private func fetchIndex(
    _ element: MarkupElement, _ place: DataModelPlace
  ) throws(BuildError) -> FetchIndexDefinition {
    let parts = try element.all("fetchIndexElement").map { (part) throws(BuildError) in
      let property: String
      if let expression = part.attributes["expression"] {
        property = expression
      } else {
        property = try part.required("property", place)
      }
      return FetchIndexDefinition.Element(property: property, isAscending: part.attributes["order"] != "descending")
    }
    return FetchIndexDefinition(name: try element.required("name", place), elements: parts)
  }

  private func compoundIndex(
    _ element: MarkupElement, _ place: DataModelPlace
  ) throws(BuildError) -> FetchIndexDefinition {
    let names = try element.all("index").map { (part) throws(BuildError) in try part.required("value", place) }
    return FetchIndexDefinition(
      name: names.joined(separator: "_"), elements: names.map { FetchIndexDefinition.Element(property: $0) })
  }
}

extension MarkupElement {
  /// The entries of the user info of an entity or property.
  func userInfo(_ place: DataModelPlace) throws(BuildError) -> [String: String] {
    var result: [String: String] = [:]
    for entry in self["userInfo"]?.all("entry") ?? [] {
      result[try entry.required("key", place)] = entry.attributes["value"] ?? ""
    }
    return result
  }

  func number(_ attribute: String, _ place: DataModelPlace) throws(BuildError) -> Int? {
    guard let text = attributes[attribute] else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw place.error("\(attribute) \"\(text)\" is no count", line: line, remedy: "write a whole number")
    }
    return number
  }
}
