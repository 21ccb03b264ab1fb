import Foundation
import PersistenceModel

extension Schema {
  /// The schema as Core Data's model.
  var definition: ModelDefinition {
    ModelDefinition(
      name: "", versionIdentifiers: [version.description], entities: entities.map { definition(of: $0) })
  }

  private func definition(of entity: Entity) -> EntityDefinition {
    EntityDefinition(
      name: entity.name, className: "SwiftData.ModelObject",
      attributes: entity.storedProperties.compactMap { ($0 as? Attribute).flatMap(definition) },
      relationships: entity.storedProperties.compactMap { ($0 as? Relationship).map(definition) },
      uniquenessConstraints: entity.uniquenessConstraints,
      fetchIndexes: entity.indices.enumerated().map { index, names in
        FetchIndexDefinition(name: "index\(index)", elements: names.map { .init(property: $0) })
      })
  }

  private func definition(of attribute: Attribute) -> AttributeDefinition? {
    guard let shape = PropertyShape(attribute.valueType, isTransformable: attribute.isTransformable),
      let kind = shape.kind
    else { return nil }
    return AttributeDefinition(
      name: attribute.name, kind: kind, isOptional: attribute.isOptional || attribute.isTransient,
      isTransient: attribute.isTransient,
      defaultValue: attribute.isTransient ? nil : DefaultValue(attribute.defaultValue, of: shape),
      transformerName: attribute.options.lazy.compactMap(\.transformer).first,
      allowsExternalStorage: attribute.options.contains(.externalStorage),
      preservesValueInHistory: attribute.options.contains(.preserveValueOnDeletion),
      renamingIdentifier: attribute.originalName == attribute.name ? nil : attribute.originalName,
      versionHashModifier: attribute.hashModifier)
  }

  private func definition(of relationship: Relationship) -> RelationshipDefinition {
    let isToMany = !relationship.isToOneRelationship
    return RelationshipDefinition(
      name: relationship.name, destination: relationship.destination, inverse: relationship.inverseName,
      isToMany: isToMany, isOptional: isToMany || relationship.isOptional,
      deleteRule: RelationshipDefinition.DeleteRule(rawValue: relationship.deleteRule.rawValue) ?? .nullify,
      minimumCount: relationship.minimumModelCount ?? 0,
      maximumCount: isToMany ? relationship.maximumModelCount ?? 0 : 1,
      renamingIdentifier: relationship.originalName == relationship.name ? nil : relationship.originalName,
      versionHashModifier: relationship.hashModifier)
  }
}

extension DefaultValue {
  /// What objects of an older store get for a property that is new; nil where there is no such value.
  init?(_ value: Any?, of shape: PropertyShape) {
    guard let stored = value.flatMap({ PropertyCoding.stored($0, as: shape) }) else { return nil }
    switch stored {
    case let text as String: self = .string(text)
    case let flag as Bool where shape.kind == .boolean: self = .boolean(flag)
    case let number as Int64: self = .integer(number)
    case let number as any BinaryInteger: self = .integer(Int64(number))
    case let number as Double: self = .double(number)
    case let number as Float: self = .double(Double(number))
    case let number as Decimal: self = .decimal(number)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let data as Data: self = .data(data)
    case let identifier as UUID: self = .uuid(identifier)
    case let url as URL: self = .url(url)
    default: return nil
    }
  }
}
