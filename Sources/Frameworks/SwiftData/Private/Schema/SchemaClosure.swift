/// The models of a schema: those that it names, and those that they reach.
struct SchemaClosure {
  private(set) var types: [String: any PersistentModel.Type] = [:]

  init(_ named: [any PersistentModel.Type]) {
    var open = named
    while let type = open.popLast() { add(type, to: &open) }
  }

  private mutating func add<Model: PersistentModel>(_ type: Model.Type, to open: inout [any PersistentModel.Type]) {
    let entity = ModelEntity.of(type)
    if let known = types[entity.name] {
      guard known == type else { fatalError("two models of one schema are called \(entity.name)") }
      return
    }
    types[entity.name] = type
    open += entity.properties.compactMap(\.shape.destination)
  }

  func entities() -> [Schema.Entity] {
    let entities: [Schema.Entity] = types.keys.sorted().compactMap { name in
      guard let type = types[name] else { return nil }
      return entity(of: type)
    }
    let byName = Dictionary(uniqueKeysWithValues: entities.map { ($0.name, $0) })
    for entity in entities { nameInverses(of: entity, in: byName) }
    for entity in entities { findInverses(of: entity, in: byName) }
    return entities
  }

  private func entity<Model: PersistentModel>(of type: Model.Type) -> Schema.Entity {
    let entity = ModelEntity.of(type)
    let properties = entity.properties.map { property -> any SchemaProperty in
      let result = copy(property)
      result.name = property.name
      if result.originalName.isEmpty { result.originalName = property.name }
      result.valueType = property.valueType
      return result
    }
    let unique = properties.filter(\.isUnique).map { [$0.name] }
    return Schema.Entity(
      entity.name, properties: properties,
      uniquenessConstraints: unique + entity.uniqueKeyPaths.map { $0.compactMap(entity.name(of:)) },
      indices: entity.indexKeyPaths.map { $0.compactMap(entity.name(of:)) })
  }

  /// Each schema has descriptions of its own, as it completes them.
  private func copy(_ property: ModelEntity.Property) -> any SchemaProperty {
    guard let destination = property.shape.destination else {
      let given = property.metadata as? Schema.Attribute
      return Schema.Attribute(
        name: property.name, originalName: given?.originalName.nonEmpty, options: given?.options ?? [],
        valueType: property.valueType, defaultValue: property.defaultValue, hashModifier: given?.hashModifier)
    }
    let given = property.metadata as? Schema.Relationship
    let result = Schema.Relationship(
      deleteRule: given?.deleteRule ?? .nullify, minimumModelCount: given?.minimumModelCount ?? 0,
      maximumModelCount: given?.maximumModelCount ?? 0, originalName: given?.originalName,
      inverse: given?.inverseKeyPath, hashModifier: given?.hashModifier)
    result.options = given?.options ?? []
    result.destination = String(describing: destination)
    return result
  }

  /// Those that are written down, in both directions.
  private func nameInverses(of entity: Schema.Entity, in entities: [String: Schema.Entity]) {
    for property in entity.storedProperties {
      guard let relationship = property as? Schema.Relationship, let keyPath = relationship.inverseKeyPath,
        let type = types[relationship.destination], let name = inverseName(keyPath, in: type)
      else { continue }
      relationship.inverseName = name
      let inverse = entities[relationship.destination]?.relationship(named: name)
      if inverse?.inverseName == nil { inverse?.inverseName = relationship.name }
    }
  }

  private func inverseName<Model: PersistentModel>(_ keyPath: AnyKeyPath, in type: Model.Type) -> String? {
    ModelEntity.of(type).name(of: keyPath)
  }

  /// Two relationships that lead to each other's model are inverses where there are no others that could be.
  private func findInverses(of entity: Schema.Entity, in entities: [String: Schema.Entity]) {
    for relationship in entity.openRelationships {
      guard let destination = entities[relationship.destination] else { continue }
      let back = destination.openRelationships.filter { $0.destination == entity.name && $0 !== relationship }
      let siblings = entity.openRelationships.filter { $0.destination == destination.name }
      guard back.count == 1, siblings.count == 1 || destination === entity else { continue }
      relationship.inverseName = back[0].name
      back[0].inverseName = relationship.name
    }
  }
}

extension Schema.Entity {
  func relationship(named name: String) -> Schema.Relationship? {
    storedProperties.first { $0.name == name } as? Schema.Relationship
  }

  /// Those whose inverse is not known.
  fileprivate var openRelationships: [Schema.Relationship] {
    storedProperties.compactMap { $0 as? Schema.Relationship }.filter { $0.inverseName == nil }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
