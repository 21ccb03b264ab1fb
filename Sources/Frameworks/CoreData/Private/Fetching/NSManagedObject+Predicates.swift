@_spi(Windfall) import FoundationOverlay
@_spi(Windfall) import ObjectiveC
import PersistenceEngine
import WindfallCore

/// Objects as predicates see them.
extension NSManagedObject: PredicateSubject {
  public var predicateDescription: String { description }

  public var predicateIdentity: AnyHashable? { AnyHashable(id) }

  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    guard let slot = managed.entity.slot(of: key) else {
      switch key {
      case "self", "SELF": return .object(self)
      case "objectID": return .object(PredicateObject(AnyHashable(id)))
      case "entity": return .object(PredicateObject(AnyHashable(entity)))
      default:
        guard managed.hasAccessor(key, of: type(of: self)) else { return nil }
        return PredicateValue(found: (self as NSObject).value(forKey: key))
      }
    }
    fire()
    guard let relationship = managed.property(at: slot).relationship else {
      if managed.transformers[slot] != nil { return PredicateValue(found: box(slot)) }
      return PredicateValue(current[slot])
    }
    guard relationship.isToMany else { return one(slot).map { .object($0) } ?? .null }
    return .list(many(slot).map { .object($0) })
  }
}

/// A property as predicates of fetched properties see it.
extension NSPropertyDescription: PredicateSubject {
  public var predicateDescription: String { name }

  public var predicateIdentity: AnyHashable? { AnyHashable(ObjectIdentifier(self)) }

  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "name": .string(name)
    case "userInfo": PredicateValue(found: userInfo ?? [:])
    default: nil
    }
  }
}

/// An ID as predicates see it: the object it stands for is the same.
extension NSManagedObjectID: PredicateSubject {
  public var predicateIdentity: AnyHashable? { AnyHashable(value) }

  public func predicateValue(forKey key: String) throws -> PredicateValue? { nil }
}

extension PredicateValue {
  init(_ value: Value) {
    switch value {
    case .null, .objects: self = .null
    case .integer(let number): self = .integer(Int(number))
    case .double(let number): self = .double(number)
    case .decimal(let box): self = .double(NSDecimalNumber(decimal: box.value).doubleValue)
    case .string(let text): self = .string(text)
    case .date(let seconds): self = .date(seconds)
    case .data(let data): self = .object(PredicateObject(AnyHashable(data)))
    case .uuid(let uuid): self = .object(PredicateObject(AnyHashable(uuid)))
    case .url(let url): self = .object(PredicateObject(AnyHashable(url)))
    case .object(let id): self = .object(PredicateObject(AnyHashable(id)))
    }
  }
}

extension NSManagedObject: ObjectReferring {
  public var referredObject: ObjectID { id }
}

extension NSManagedObjectID: ObjectReferring {
  public var referredObject: ObjectID { value }
}

extension NSEntityDescription: EntityReferring {
  public var referredEntity: String { name ?? "" }
}
