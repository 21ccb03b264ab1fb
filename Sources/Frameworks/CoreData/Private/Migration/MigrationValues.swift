@_spi(Windfall) import FoundationOverlay
import WindfallCore

import class FoundationOverlay.NSExpression

/// Fills one new object with what a mapping says of one old object.
struct MigrationValues {
  private let source: NSManagedObject
  private let destination: NSManagedObject
  private let mapping: NSEntityMapping
  private let policy: NSEntityMigrationPolicy
  private let manager: NSMigrationManager

  init(
    of source: NSManagedObject, becoming destination: NSManagedObject, _ mapping: NSEntityMapping,
    _ policy: NSEntityMigrationPolicy, _ manager: NSMigrationManager
  ) {
    self.source = source
    self.destination = destination
    self.mapping = mapping
    self.policy = policy
    self.manager = manager
  }

  func setAttribute(_ property: NSPropertyMapping) {
    guard let name = property.name, let expression = property.valueExpression else { return }
    // A value that only moves is not turned into one of predicates, which know fewer kinds.
    if case .path(.variable(NSMigrationSourceObjectKey), let keys) = expression.parsed {
      destination.setValue(source.value(forKeyPath: keys.joined(separator: ".")), forKey: name)
    } else {
      let value = value(of: expression, property)
      destination.setValue(value is NSNull ? nil : value, forKey: name)
    }
  }

  func setRelationship(_ property: NSPropertyMapping) {
    guard let name = property.name, let expression = property.valueExpression,
      let relationship = destination.entity.relationshipsByName[name]
    else { return }
    let found = value(of: expression, property)
    let objects =
      (found as? [Any])?.compactMap { $0 as? NSManagedObject } ?? [found as? NSManagedObject].compactMap { $0 }
    if !relationship.isToMany {
      destination.setValue(objects.first, forKey: name)
    } else if relationship.isOrdered {
      destination.setValue(NSOrderedSet(array: objects), forKey: name)
    } else {
      destination.setValue(Set(objects), forKey: name)
    }
  }

  private func value(of expression: NSExpression, _ property: NSPropertyMapping) -> Any? {
    expression.expressionValue(
      with: source,
      context: [
        NSMigrationManagerKey: manager, NSMigrationSourceObjectKey: source,
        NSMigrationDestinationObjectKey: destination,
        NSMigrationEntityMappingKey: mapping, NSMigrationPropertyMappingKey: property,
        NSMigrationEntityPolicyKey: policy,
      ])
  }
}

/// What expressions of mapping models ask of the manager.
extension NSMigrationManager: PredicateSubject {
  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "sourceContext": PredicateValue(found: sourceContext)
    case "destinationContext": PredicateValue(found: destinationContext)
    case "sourceModel": PredicateValue(found: sourceModel)
    case "destinationModel": PredicateValue(found: destinationModel)
    case "userInfo": PredicateValue(found: userInfo)
    default: nil
    }
  }

  public func predicateValue(ofMessage selector: String, arguments: [PredicateValue]) throws -> PredicateValue? {
    switch (selector, arguments.count) {
    case ("destinationInstancesForEntityMappingNamed:sourceInstances:", 2):
      guard case .string(let name) = arguments[0] else { return nil }
      let found = destinationInstances(forEntityMappingName: name, sourceInstances: Self.objects(arguments[1]))
      return .list(found.map { .object($0) })
    case ("destinationInstancesForSourceRelationshipNamed:sourceInstances:", 2):
      return .list(destinations(of: Self.objects(arguments[1])).map { .object($0) })
    case ("fetchRequestForSourceEntityNamed:predicateString:", 2):
      guard case .string(let name) = arguments[0], case .string(let format) = arguments[1] else { return nil }
      let request = NSFetchRequest<NSFetchRequestResult>(entityName: name)
      request.predicate = NSPredicate(format: format)
      request.includesSubentities = false
      return .object(request)
    default: return answer(selector, arguments)
    }
  }

  private static func objects(_ value: PredicateValue) -> [NSManagedObject] {
    switch value {
    case .list(let values): values.flatMap { objects($0) }
    case .object(let object as NSManagedObject): [object]
    default: []
    }
  }
}

/// `FETCH` in an expression.
extension NSFetchRequest: PredicateSubject {
  public func predicateValue(forKey key: String) throws -> PredicateValue? { nil }

  public func predicateValue(ofMessage selector: String, arguments: [PredicateValue]) throws -> PredicateValue? {
    guard selector == PredicateOperand.fetchSelector,
      let context = arguments.first?.foundationObject as? NSManagedObjectContext
    else { return nil }
    let counts = (arguments.last?.foundationObject as? NSNumber)?.boolValue ?? false
    return counts ? .integer(try context.count(for: self)) : PredicateValue(found: try context.fetch(self))
  }
}
