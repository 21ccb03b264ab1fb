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
