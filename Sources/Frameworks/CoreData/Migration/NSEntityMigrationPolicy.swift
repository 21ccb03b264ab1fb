@_spi(Windfall) import FoundationOverlay
@_spi(Windfall) import ObjectiveC
import WindfallCore

/// https://developer.apple.com/documentation/coredata/nsentitymigrationpolicy
nonisolated open class NSEntityMigrationPolicy: NSObject {
  public required override init() { super.init() }

  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let name = mapping.destinationEntityName else { return }
    let instance = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
    let values = MigrationValues(of: sInstance, becoming: instance, mapping, self, manager)
    for attribute in mapping.attributeMappings ?? [] { values.setAttribute(attribute) }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: instance, for: mapping)
  }

  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard
      let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first
    else { return }
    let values = MigrationValues(of: source, becoming: dInstance, mapping, self, manager)
    for relationship in mapping.relationshipMappings ?? [] { values.setRelationship(relationship) }
  }

  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

extension NSEntityMigrationPolicy: PredicateSubject {
  public func predicateValue(forKey key: String) throws -> PredicateValue? { nil }

  public func predicateValue(ofMessage selector: String, arguments: [PredicateValue]) throws -> PredicateValue? {
    answer(selector, arguments)
  }
}

extension NSObject {
  /// What a method of the app's answers; nil where there is none.
  func answer(_ selector: String, _ arguments: [PredicateValue]) -> PredicateValue? {
    let selector = Selector(selector)
    guard MethodTable.responds(target: self, selector: selector) else { return nil }
    let result = MethodTable.invoke(target: self, selector: selector, arguments: arguments.map(\.foundationObject))
    return PredicateValue(found: result)
  }
}

/// https://developer.apple.com/documentation/coredata/nsmigrationmanagerkey
public let NSMigrationManagerKey = "manager"
/// https://developer.apple.com/documentation/coredata/nsmigrationsourceobjectkey
public let NSMigrationSourceObjectKey = "source"
/// https://developer.apple.com/documentation/coredata/nsmigrationdestinationobjectkey
public let NSMigrationDestinationObjectKey = "destination"
/// https://developer.apple.com/documentation/coredata/nsmigrationentitymappingkey
public let NSMigrationEntityMappingKey = "entityMapping"
/// https://developer.apple.com/documentation/coredata/nsmigrationpropertymappingkey
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// https://developer.apple.com/documentation/coredata/nsmigrationentitypolicykey
public let NSMigrationEntityPolicyKey = "entityPolicy"
