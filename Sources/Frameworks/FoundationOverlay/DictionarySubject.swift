import Foundation
import WindfallCore

/// A dictionary as predicates see it; a key that it lacks is nil.
struct DictionarySubject: PredicateSubject {
  let dictionary: [AnyHashable: Any]

  var predicateDescription: String { "the dictionary" }

  func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "@count": .integer(dictionary.count)
    case "@allKeys": .list(dictionary.keys.map { PredicateValue(object: $0.base) })
    case "@allValues": .list(dictionary.values.map { PredicateValue(object: $0) })
    default: PredicateValue(object: dictionary[key])
    }
  }
}
