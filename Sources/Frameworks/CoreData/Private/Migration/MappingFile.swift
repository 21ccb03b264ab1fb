import PersistenceModel

import class FoundationOverlay.NSExpression

/// Finds compiled mapping models.
enum MappingFile {
  /// Those of bundles; the app's for nil.
  static func definitions(in bundles: [Bundle]?) -> [MappingDefinition] {
    (bundles ?? [Bundle.main]).flatMap { bundle -> [URL] in
      let folder = bundle.resourceURL ?? bundle.bundleURL
      let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return found.filter { $0.pathExtension == "cdm" }.sorted { $0.path < $1.path }
    }.compactMap { url in
      (try? Data(contentsOf: url)).flatMap { try? MappingDefinition(data: $0) }
    }
  }
}

extension NSMappingModel {
  convenience init(_ definition: MappingDefinition) {
    self.init()
    entityMappings = definition.entities.map { entity in
      let mapping = NSEntityMapping()
      mapping.sourceEntityName = entity.source
      mapping.destinationEntityName = entity.destination
      if let name = entity.name { mapping.name = name }
      mapping.entityMigrationPolicyClassName = entity.policy
      mapping.mappingType = Self.type(of: entity)
      mapping.sourceEntityVersionHash = entity.source.flatMap { definition.sourceHashes[$0] }
      mapping.destinationEntityVersionHash = entity.destination.flatMap { definition.destinationHashes[$0] }
      mapping.sourceExpression = entity.sourceExpression.map { NSExpression(format: $0) }
      mapping.attributeMappings = entity.attributes.map(Self.property)
      mapping.relationshipMappings = entity.relationships.map(Self.property)
      return mapping
    }
  }

  private static func property(_ definition: MappingDefinition.Property) -> NSPropertyMapping {
    let property = NSPropertyMapping()
    property.name = definition.name
    property.valueExpression = definition.expression.map { NSExpression(format: $0) }
    return property
  }

  private static func type(of entity: MappingDefinition.Entity) -> NSEntityMappingType {
    switch entity.kind {
    case "Custom": .customEntityMappingType
    case "Add": .addEntityMappingType
    case "Remove": .removeEntityMappingType
    case "Copy": .copyEntityMappingType
    case "Transform": .transformEntityMappingType
    default:
      if entity.policy != nil {
        .customEntityMappingType
      } else if entity.source == nil {
        .addEntityMappingType
      } else if entity.destination == nil {
        .removeEntityMappingType
      } else {
        .transformEntityMappingType
      }
    }
  }
}

/// Gives properties without an expression the one that Xcode's compiler gives them: the source's of the same name.
struct MappingCompletion {
  private let source: NSManagedObjectModel
  private let destination: NSManagedObjectModel

  init(from source: NSManagedObjectModel, to destination: NSManagedObjectModel) {
    self.source = source
    self.destination = destination
  }

  func complete(_ model: NSMappingModel) {
    for mapping in model.entityMappings {
      guard let old = mapping.sourceEntityName.flatMap({ source.entitiesByName[$0] }),
        let new = mapping.destinationEntityName.flatMap({ destination.entitiesByName[$0] })
      else { continue }
      for property in mapping.attributeMappings ?? [] where property.valueExpression == nil {
        guard let name = property.name, old.attributesByName[name] != nil else { continue }
        property.valueExpression = NSExpression(format: "$source.\(name)")
      }
      for property in mapping.relationshipMappings ?? [] where property.valueExpression == nil {
        guard let name = property.name, let former = old.relationshipsByName[name],
          let target = new.relationshipsByName[name]?.destinationEntity,
          let other = self.mapping(in: model, from: former.destinationEntity, to: target)
        else { continue }
        property.valueExpression = NSExpression(
          format:
            "FUNCTION($manager, \"destinationInstancesForEntityMappingNamed:sourceInstances:\", %@, $source.\(name))",
          argumentArray: [other.name])
      }
    }
  }

  private func mapping(in model: NSMappingModel, from old: NSEntityDescription?, to new: NSEntityDescription)
    -> NSEntityMapping?
  {
    let fitting = model.entityMappings.filter { mapping in
      guard let entity = mapping.destinationEntityName.flatMap({ destination.entitiesByName[$0] }) else { return false }
      return entity.isKindOf(entity: new)
    }
    return fitting.first { $0.sourceEntityName == old?.name && $0.destinationEntityName == new.name }
      ?? fitting.first { $0.sourceEntityName != nil }
  }
}
