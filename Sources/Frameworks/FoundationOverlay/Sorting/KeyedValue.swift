import Foundation
import WindfallCore

/// Values of objects under the names that key-value coding has for them.
enum KeyedValue {
  /// Nil when there is no such key, too. Optionals are looked through.
  static func value(in object: Any, path: String) -> Any? {
    var value: Any? = object
    for name in path.split(separator: ".") {
      guard let current = PredicateConstant.unwrapped(value) else { return nil }
      value = member(String(name), of: current)
    }
    return PredicateConstant.unwrapped(value)
  }

  private static func member(_ name: String, of object: Any) -> Any? {
    switch object {
    case let dictionary as [AnyHashable: Any]: return dictionary[name]
    case let dictionary as NSDictionary: return dictionary[name]
    case let text as String where name == "length": return text.utf16.count
    case let subject as any PredicateSubject: return (try? subject.predicateValue(forKey: name))?.foundationObject
    default: return ObjectSubject.member(name, of: object)
    }
  }
}
