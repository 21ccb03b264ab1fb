import PersistenceModel

/// Makes descriptions of a definition.
struct ModelReading {
  let entities: [NSEntityDescription]

  init(_ definition: ModelDefinition) {
    var made: [String: NSEntityDescription] = [:]
    entities = definition.entities.map { entity in
      let description = NSEntityDescription()
      description.name = entity.name
      description.managedObjectClassName = entity.className ?? "NSManagedObject"
      description.isAbstract = entity.isAbstract
      description.renamingIdentifier = entity.renamingIdentifier
      description.versionHashModifier = entity.versionHashModifier
      description.userInfo = entity.userInfo
      description.uniquenessConstraints = entity.uniquenessConstraints
      made[entity.name] = description
      return description
    }
    for entity in definition.entities {
      guard let parent = entity.parent.flatMap({ made[$0] }), let child = made[entity.name] else { continue }
      parent.subentities.append(child)
    }
    for entity in definition.entities {
      made[entity.name]?.properties =
        entity.attributes.map(Self.attribute) + entity.relationships.map(Self.relationship)
        + entity.fetchedProperties.map(Self.fetched)
    }
    for entity in definition.entities {
      for relationship in entity.relationships {
        guard let made = made[entity.name]?.propertiesByName[relationship.name] as? NSRelationshipDescription else {
          continue
        }
        made.lead(to: relationship.destination, inverse: relationship.inverse)
      }
      guard let description = made[entity.name] else { continue }
      description.indexes = entity.fetchIndexes.map { index in
        NSFetchIndexDescription(
          name: index.name,
          elements: index.elements.compactMap { element in
            guard let property = description.propertiesByName[element.property] else { return nil }
            let made = NSFetchIndexElementDescription(property: property, collationType: .binary)
            made.isAscending = element.isAscending
            return made
          })
      }
    }
    for entity in definition.entities {
      for relationship in entity.relationships {
        guard let description = made[entity.name]?.propertiesByName[relationship.name] as? NSRelationshipDescription
        else { continue }
        description.destinationEntity = made[relationship.destination]
        description.inverseRelationship = relationship.inverse.flatMap {
          made[relationship.destination]?.relationshipsByName[$0]
        }
      }
    }
  }

  private static func attribute(_ definition: AttributeDefinition) -> NSPropertyDescription {
    let attribute: NSAttributeDescription
    if let derivation = definition.derivation {
      let derived = NSDerivedAttributeDescription()
      derived.format = derivation
      attribute = derived
    } else if definition.kind == .composite {
      let composite = NSCompositeAttributeDescription()
      composite.elements = definition.elements.compactMap { Self.attribute($0) as? NSAttributeDescription }
      attribute = composite
    } else {
      attribute = NSAttributeDescription()
    }
    attribute.name = definition.name
    attribute.kind = definition.kind
    attribute.isOptional = definition.isOptional
    attribute.isTransient = definition.isTransient
    attribute.defaultValue = definition.defaultValue.map { ValueCoding.object(of: $0, kind: definition.kind) }
    attribute.validation = definition.validation
    attribute.attributeValueClassName = definition.valueClassName
    attribute.valueTransformerName = definition.transformerName
    attribute.allowsExternalBinaryDataStorage = definition.allowsExternalStorage
    attribute.usesScalar = definition.usesScalar
    attribute.isIndexedBySpotlight = definition.isIndexedBySpotlight
    attribute.preservesValueInHistoryOnDeletion = definition.preservesValueInHistory
    attribute.userInfo = definition.userInfo
    attribute.renamingIdentifier = definition.renamingIdentifier
    attribute.versionHashModifier = definition.versionHashModifier
    return attribute
  }

  private static func relationship(_ definition: RelationshipDefinition) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = definition.name
    relationship.isOptional = definition.isOptional
    relationship.isTransient = definition.isTransient
    relationship.isOrdered = definition.isOrdered
    relationship.deleteRule = NSDeleteRule(definition.deleteRule)
    relationship.minCount = definition.minimumCount
    relationship.maxCount = definition.isToMany ? definition.maximumCount : 1
    relationship.userInfo = definition.userInfo
    relationship.renamingIdentifier = definition.renamingIdentifier
    relationship.versionHashModifier = definition.versionHashModifier
    return relationship
  }

  private static func fetched(_ definition: FetchedPropertyDefinition) -> NSPropertyDescription {
    let property = NSFetchedPropertyDescription()
    property.name = definition.name
    property.userInfo = definition.userInfo
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: definition.entity)
    request.predicate = definition.predicate.map { NSPredicate(format: $0) }
    property.fetchRequest = request
    return property
  }
}
