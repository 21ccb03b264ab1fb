import PersistenceModel
import WindfallProject

/// Finds what contradicts itself in a data model, before anything is made of it.
struct DataModelCheck {
  let model: ModelDefinition
  let root: MarkupElement
  let place: DataModelPlace

  private var entities: [String: EntityDefinition] {
    Dictionary(model.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func check() throws(BuildError) {
    let entities = entities
    var seen: Set<String> = []
    for entity in model.entities {
      guard seen.insert(entity.name).inserted else {
        throw place.entity(entity.name).error(
          "two entities have this name", line: line(of: entity.name, last: true), remedy: "rename one")
      }
    }
    for entity in model.entities { try checkParent(of: entity, in: entities) }
    for entity in model.entities { try check(entity, in: entities) }
    for (name, members) in model.configurations.sorted(by: { $0.key < $1.key }) {
      for member in members where entities[member] == nil {
        throw place.error(
          "the configuration \(name) has the entity \(member), which is not in the model",
          line: root.all("configuration").first { $0.attributes["name"] == name }?.line ?? 1,
          remedy: "take it out of the configuration")
      }
    }
    for request in model.fetchRequests where entities[request.entity] == nil {
      throw place.error(
        "the fetch request \(request.name) is for the entity \(request.entity), which is not in the model",
        line: root.all("fetchRequest").first { $0.attributes["name"] == request.name }?.line ?? 1,
        remedy: "choose another entity")
    }
  }

  private func checkParent(of entity: EntityDefinition, in entities: [String: EntityDefinition]) throws(BuildError) {
    var seen: Set<String> = [entity.name]
    var next = entity
    while let parent = next.parent {
      let place = place.entity(entity.name)
      guard let definition = entities[parent] else {
        throw place.error(
          "its parent \(parent) is not in the model", line: line(of: entity.name),
          remedy: "choose another parent in the entity's inspector")
      }
      guard seen.insert(parent).inserted else {
        throw place.error(
          "it inherits from itself by way of \(parent)", line: line(of: entity.name),
          remedy: "choose another parent in the entity's inspector")
      }
      next = definition
    }
  }

  private func check(_ entity: EntityDefinition, in entities: [String: EntityDefinition]) throws(BuildError) {
    let place = place.entity(entity.name)
    var names = Set(inherited(by: entity, in: entities).flatMap(\.propertyNames))
    for name in entity.propertyNames {
      guard names.insert(name).inserted else {
        throw place.property(name).error(
          "the entity has two properties of this name, its own and inherited ones counted",
          line: line(of: name, in: entity.name, last: true), remedy: "rename one")
      }
    }
    for relationship in entity.relationships { try check(relationship, of: entity, in: entities) }
    for property in entity.fetchedProperties where entities[property.entity] == nil {
      throw place.property(property.name).error(
        "its destination \(property.entity) is not in the model", line: line(of: property.name, in: entity.name),
        remedy: "choose another one in its inspector")
    }
    for name in entity.uniquenessConstraints.joined() where !names.contains(name) {
      throw place.error(
        "a constraint names \(name), which is no property of the entity", line: line(of: entity.name),
        remedy: "change the constraint in the entity's inspector")
    }
  }

  private func check(
    _ relationship: RelationshipDefinition, of entity: EntityDefinition, in entities: [String: EntityDefinition]
  ) throws(BuildError) {
    let place = place.entity(entity.name).property(relationship.name)
    let line = line(of: relationship.name, in: entity.name)
    guard let destination = entities[relationship.destination] else {
      throw place.error(
        "its destination \(relationship.destination) is not in the model", line: line,
        remedy: "choose another one in the relationship's inspector")
    }
    guard let name = relationship.inverse else { return }
    let candidates = [destination] + inherited(by: destination, in: entities)
    guard let inverse = candidates.flatMap(\.relationships).first(where: { $0.name == name }) else {
      throw place.error(
        "its inverse \(name) is no relationship of \(destination.name)", line: line,
        remedy: "choose another one in the relationship's inspector")
    }
    guard inverse.inverse == relationship.name else {
      throw place.error(
        "its inverse \(destination.name).\(name) has "
          + (inverse.inverse.map { "the inverse \($0)" } ?? "no inverse"), line: line,
        remedy: "choose the inverse anew in the relationship's inspector")
    }
    let family = [entity] + inherited(by: entity, in: entities)
    let heirs = model.entities.filter { heir in inherited(by: heir, in: entities).contains { $0.name == entity.name } }
    guard (family + heirs).contains(where: { $0.name == inverse.destination }) else {
      throw place.error(
        "its inverse \(destination.name).\(name) leads to \(inverse.destination)", line: line,
        remedy: "choose the inverse anew in the relationship's inspector")
    }
  }

  private func inherited(
    by entity: EntityDefinition, in entities: [String: EntityDefinition]
  ) -> [EntityDefinition] {
    var result: [EntityDefinition] = []
    var next = entity.parent.flatMap { entities[$0] }
    while let current = next {
      result.append(current)
      next = current.parent.flatMap { entities[$0] }
    }
    return result
  }

  private func line(of entity: String, last: Bool = false) -> Int {
    let found = root.all("entity").filter { $0.attributes["name"] == entity }
    return (last ? found.last : found.first)?.line ?? root.line
  }

  private func line(of property: String, in entity: String, last: Bool = false) -> Int {
    let owner = root.all("entity").first { $0.attributes["name"] == entity }
    let found = owner?.children.filter { $0.attributes["name"] == property && !$0.name.hasPrefix("fetchIndex") } ?? []
    return (last ? found.last : found.first)?.line ?? owner?.line ?? root.line
  }
}

extension EntityDefinition {
  fileprivate var propertyNames: [String] {
    attributes.map(\.name) + relationships.map(\.name) + fetchedProperties.map(\.name)
  }
}
