import Foundation
import WindfallCore

/// Any object or structure as predicates see it: its stored properties are its keys.
struct ObjectSubject: PredicateSubject {
  let object: Any

  var predicateDescription: String { "\(type(of: object))" }

  var predicateIdentity: AnyHashable? {
    if let value = object as? AnyHashable { return value }
    return type(of: object) is AnyClass ? AnyHashable(ObjectIdentifier(object as AnyObject)) : nil
  }

  func predicateValue(forKey key: String) throws -> PredicateValue? {
    if key == "self" { return predicateSelf }
    return Self.member(key, of: object).map { PredicateValue(object: $0) }
  }

  /// The stored property under a key; nil when there is none.
  static func member(_ key: String, of object: Any) -> Any? {
    let names = [key, "_" + key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
    for name in names {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let child = current.children.first(where: { $0.label == name }) { return child.value }
        mirror = current.superclassMirror
      }
    }
    return nil
  }
}

extension PredicateValue {
  /// Takes what a predicate is evaluated with, or a value found in it.
  init(object: Any?) {
    guard let value = PredicateConstant.unwrapped(object) else {
      self = .null
      return
    }
    switch value {
    case let subject as any PredicateSubject: self = subject.predicateSelf
    case let dictionary as [AnyHashable: Any]: self = .object(DictionarySubject(dictionary: dictionary))
    case let dictionary as NSDictionary:
      var entries: [AnyHashable: Any] = [:]
      for (key, value) in dictionary { if let key = key as? AnyHashable { entries[key] = value } }
      self = .object(DictionarySubject(dictionary: entries))
    default:
      if let constant = PredicateConstant.constant(of: value) {
        self = PredicateValue(constant)
      } else if let list = value as? [Any?] {
        self = .list(list.map { PredicateValue(object: $0) })
      } else if let set = value as? Set<AnyHashable> {
        self = .list(set.map { PredicateValue(object: $0.base) })
      } else if let list = value as? NSArray {
        self = .list(list.map { PredicateValue(object: $0) })
      } else {
        self = .object(ObjectSubject(object: value))
      }
    }
  }
}

extension PredicateValue {
  /// Takes a value of the app's that a framework found.
  @_spi(Windfall) public init(found value: Any?) { self.init(object: value) }
}
