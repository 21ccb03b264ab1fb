import PersistenceEngine
import PersistenceModel

/// Checks the values of one object against its model.
struct ObjectValidation {
  private let object: NSManagedObject
  private var errors: [NSError] = []

  init(_ object: NSManagedObject) { self.object = object }

  func check() throws {
    var copy = self
    copy.object.fire()
    if ValidationOverrides.has(type(of: object)) {
      for property in object.managed.entity.properties { copy.ask(property) }
    } else {
      for property in object.managed.entity.properties { copy.check(property) }
    }
    try copy.finish()
  }

  /// Checks a value that a property may get.
  func check(_ value: AnyObject?, forKey key: String) throws {
    guard let property = object.managed.entity.slot(of: key).map({ object.managed.property(at: $0) }) else { return }
    object.fire()
    var copy = self
    let value = ValueCoding.unwrapped(value).flatMap { $0 is NSNull ? nil : $0 }
    switch property.content {
    case .attribute(let attribute):
      let plain = attribute.kind.isBoxed ? .null : object.converted(value, attribute)
      copy.check(property, attribute, shown: value, plain: plain)
    case .relationship(let relationship):
      let count = (value as? NSSet)?.count ?? (value as? NSOrderedSet)?.count ?? (value as? NSArray)?.count
      copy.check(relationship, property, isEmpty: value == nil, shown: value) { count ?? 0 }
    }
    try copy.finish()
  }

  /// Lets the object's own method say what is wrong with the value.
  private mutating func ask(_ property: Property) {
    var value = object.rawValue(property.slot).map { $0 as AnyObject }
    let given = value
    do {
      try object.validateValue(&value, forKey: property.name)
    } catch {
      return errors.append(error as NSError)
    }
    // As on iOS, the method may put another value in the place of the one it is asked about.
    if value !== given { object.setModeledValue(value, property.slot) }
  }

  /// Whether deletion is denied by what the object still holds.
  func checkDeletion() throws {
    var copy = self
    for property in object.managed.entity.properties {
      guard let relationship = property.relationship, relationship.definition.deleteRule == .deny else { continue }
      let ids = object.deniedIDs(property.slot)
      guard let context = object.context, ids.contains(where: { context.registered($0)?.isDeleted != true }) else {
        continue
      }
      copy.fail(1600, property, object.rawValue(property.slot))
    }
    try copy.finish()
  }

  private func finish() throws {
    guard errors.count > 1 else {
      if let error = errors.first { throw error }
      return
    }
    throw CoreDataError.make(1560, [NSDetailedErrorsKey: errors])
  }

  private mutating func fail(_ code: Int, _ property: Property, _ value: Any?, _ predicate: NSPredicate? = nil) {
    var info: [String: Any] = [
      NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
      NSLocalizedDescriptionKey: Self.text(code, property.name),
    ]
    info[NSValidationValueErrorKey] = value
    info[NSValidationPredicateErrorKey] = predicate
    errors.append(CoreDataError.make(code, info))
  }

  private static func text(_ code: Int, _ key: String) -> String {
    switch code {
    case 1570: "\(key) is a required value."
    case 1580: "\(key) has too few objects."
    case 1590: "\(key) has too many objects."
    case 1600: "Items cannot be deleted from \(key)."
    case 1610: "\(key) is too large."
    case 1620: "\(key) is too small."
    case 1630: "\(key) is too late."
    case 1640: "\(key) is too soon."
    case 1650: "\(key) is not a valid date."
    case 1660: "\(key) is too long."
    case 1670: "\(key) is too short."
    case 1680: "\(key) does not match the pattern."
    default: "\(key) is not valid."
    }
  }

  private mutating func check(_ property: Property) {
    let slot = property.slot
    switch property.content {
    case .attribute(let attribute):
      check(property, attribute, shown: object.rawValue(slot), plain: object.current[slot])
    case .relationship(let relationship):
      let object = object
      check(relationship, property, isEmpty: object.current[slot] == .null, shown: object.rawValue(slot)) {
        object.loadedMany(slot).ids.count
      }
    }
  }

  private mutating func check(_ property: Property, _ attribute: AttributeDefinition, shown value: Any?, plain: Value) {
    if value == nil {
      if !attribute.isOptional, attribute.derivation == nil { fail(1570, property, nil) }
      return
    }
    if let rules = attribute.validation { check(plain, rules, property, shown: value) }
    let description = object.managed.properties[property.slot]
    for (index, predicate) in description.validationPredicates.enumerated()
    where !predicate.evaluate(with: value) {
      let warning =
        description.validationWarnings.indices.contains(index) ? description.validationWarnings[index] : ""
      fail((warning as? String).flatMap { Int($0) } ?? 1550, property, value, predicate)
    }
  }

  private mutating func check(
    _ relationship: Relationship, _ property: Property, isEmpty: Bool, shown: @autoclosure () -> Any?, count: () -> Int
  ) {
    let definition = relationship.definition
    guard relationship.isToMany else {
      if !definition.isOptional, isEmpty { fail(1570, property, nil) }
      return
    }
    // One to many that is mandatory may be empty all the same, unless a number is asked for.
    guard definition.minimumCount > 0 || definition.maximumCount > 0 else { return }
    let count = count()
    if count == 0, definition.isOptional { return }
    if count < definition.minimumCount { fail(1580, property, shown()) }
    if definition.maximumCount > 0, count > definition.maximumCount { fail(1590, property, shown()) }
  }

  private mutating func check(
    _ value: Value, _ rules: AttributeDefinition.Validation, _ property: Property, shown: Any?
  ) {
    switch value {
    case .string(let text):
      let count = Double(text.count)
      if let minimum = rules.minimum, count < minimum { fail(1670, property, shown) }
      if let maximum = rules.maximum, count > maximum { fail(1660, property, shown) }
      if let pattern = rules.regularExpression,
        !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
      {
        fail(1680, property, shown)
      }
    case .date(let seconds):
      if let minimum = rules.minimum, seconds < minimum { fail(1640, property, shown) }
      if let maximum = rules.maximum, seconds > maximum { fail(1630, property, shown) }
    default:
      guard let number = (shown as? NSNumber)?.doubleValue else { return }
      if let minimum = rules.minimum, number < minimum { fail(1620, property, shown) }
      if let maximum = rules.maximum, number > maximum { fail(1610, property, shown) }
    }
  }
}

extension NSManagedObject {
  /// The objects of a relationship, be they one or many.
  func deniedIDs(_ slot: Int) -> [ObjectID] {
    guard managed.property(at: slot).relationship?.isToMany == true else {
      guard case .object(let id) = current[slot] else { return [] }
      return [id]
    }
    return loadedMany(slot).ids
  }
}
