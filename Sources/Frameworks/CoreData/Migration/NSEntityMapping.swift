import class FoundationOverlay.NSExpression

/// https://developer.apple.com/documentation/coredata/nsentitymapping
nonisolated open class NSEntityMapping: NSObject {
  private var givenName: String?

  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var sourceEntityVersionHash: Data?
  open var destinationEntityName: String?
  open var destinationEntityVersionHash: Data?
  open var attributeMappings: [NSPropertyMapping]?
  open var relationshipMappings: [NSPropertyMapping]?
  /// Says which objects are migrated; nil for all of the source entity.
  open var sourceExpression: NSExpression?
  open var userInfo: [AnyHashable: Any]?
  open var entityMigrationPolicyClassName: String?

  public override init() { super.init() }

  open var name: String! {
    get { givenName ?? [sourceEntityName, destinationEntityName].compactMap { $0 }.joined(separator: "To") }
    set { givenName = newValue }
  }

  /// What makes two of them equal.
  var parts: [String] {
    let texts = [name, sourceEntityName, destinationEntityName, entityMigrationPolicyClassName]
    let properties = (attributeMappings ?? []) + (relationshipMappings ?? [])
    return texts.map { $0 ?? "" } + ["\(mappingType)", sourceExpression?.description ?? ""]
      + properties.map(\.description)
  }

  open override var description: String { "<NSEntityMapping> \(name ?? "")" }
}

/// https://developer.apple.com/documentation/coredata/nsentitymappingtype
public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType = 0
  case customEntityMappingType = 1
  case addEntityMappingType = 2
  case removeEntityMappingType = 3
  case copyEntityMappingType = 4
  case transformEntityMappingType = 5
}
