import class FoundationOverlay.NSExpression

/// Infers a mapping model from names.
struct MappingInference {
  private let source: NSManagedObjectModel
  private let target: NSManagedObjectModel

  init(from source: NSManagedObjectModel, to target: NSManagedObjectModel) {
    self.source = source
    self.target = target
  }

  func model() throws -> NSMappingModel {
    try LightweightMigration(from: source.managed, to: target.managed, at: URL(fileURLWithPath: "/dev/null")).check()
    let model = InferredMappingModel()
    var kept: Set<String> = []
    var mappings = target.entities.map { entity -> NSEntityMapping in
      guard let former = former(of: entity) else { return mapping("Add", nil, entity, .addEntityMappingType) }
      kept.insert(former.name ?? "")
      let isSame = former.versionHash == entity.versionHash
      return isSame
        ? mapping("Copy", former, entity, .copyEntityMappingType)
        : mapping("Transform", former, entity, .transformEntityMappingType)
    }
    for entity in source.entities where !kept.contains(entity.name ?? "") {
      mappings.append(mapping("Remove", entity, nil, .removeEntityMappingType))
    }
    model.entityMappings = mappings.sorted { $0.name < $1.name }
    return model
  }

  private func former(of entity: NSEntityDescription) -> NSEntityDescription? {
    let byName = source.entitiesByName
    return byName[entity.renamingIdentifier ?? entity.name ?? ""] ?? byName[entity.name ?? ""]
  }

  private func mapping(
    _ word: String, _ former: NSEntityDescription?, _ entity: NSEntityDescription?, _ type: NSEntityMappingType
  ) -> NSEntityMapping {
    let mapping = NSEntityMapping()
    mapping.name = "IEM_\(word)_\(entity?.name ?? former?.name ?? "")"
    mapping.mappingType = type
    mapping.sourceEntityName = former?.name
    mapping.sourceEntityVersionHash = former?.versionHash
    mapping.destinationEntityName = entity?.name
    mapping.destinationEntityVersionHash = entity?.versionHash
    guard let entity else { return mapping }
    let old = former?.propertiesByName ?? [:]
    var mapped: Set<String> = []
    var added: Set<String> = []
    var removed = Set(old.values.filter { !($0 is NSFetchedPropertyDescription) }.map(\.name))
    func property(_ property: NSPropertyDescription) -> NSPropertyMapping {
      let made = NSPropertyMapping()
      made.name = property.name
      let name = [property.renamingIdentifier, property.name].compactMap { $0 }.first { old[$0] != nil }
      if let name {
        made.valueExpression = NSExpression(format: "$source.\(name)")
        mapped.insert(property.name)
        removed.remove(name)
      } else {
        added.insert(property.name)
      }
      return made
    }
    mapping.attributeMappings = entity.attributesByName.values.sorted { $0.name < $1.name }.map(property)
    mapping.relationshipMappings = entity.relationshipsByName.values.sorted { $0.name < $1.name }.map(property)
    mapping.userInfo = ["mappedProperties": mapped, "addedProperties": added, "removedProperties": removed]
    return mapping
  }
}
