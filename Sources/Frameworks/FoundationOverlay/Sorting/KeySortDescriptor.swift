import Foundation
import WindfallCore

/// The sort descriptor that `NSSortDescriptor(key:ascending:)` returns.
final class KeySortDescriptor: NSSortDescriptor {
  /// Nil for the objects themselves.
  let sortKey: String?
  private let custom: Comparator?

  init(sortKey: String?, ascending: Bool, custom: Comparator?) {
    self.sortKey = sortKey
    self.custom = custom
    super.init(keyPath: \NSObject.self, ascending: ascending, comparator: { _, _ in .orderedSame })
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let first = value(of: object1)
    let second = value(of: object2)
    let order: ComparisonResult
    if let custom, let first, let second {
      order = custom(first, second)
    } else {
      order = Self.order(first, second, key: sortKey)
    }
    guard !ascending else { return order }
    return ComparisonResult(rawValue: -order.rawValue) ?? order
  }

  override var comparator: Comparator {
    custom ?? { [sortKey] first, second in Self.order(first, second, key: sortKey) }
  }

  override var reversedSortDescriptor: Any {
    KeySortDescriptor(sortKey: sortKey, ascending: !ascending, custom: custom)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeySortDescriptor else { return false }
    return other === self
      || custom == nil && other.custom == nil && other.sortKey == sortKey && other.ascending == ascending
  }

  override var hash: Int { sortKey.hashValue }

  private func value(of object: Any) -> Any? {
    guard let sortKey, sortKey != "self" else { return object }
    return KeyedValue.value(in: object, path: sortKey)
  }

  /// What is nil comes first.
  private static func order(_ first: Any?, _ second: Any?, key: String?) -> ComparisonResult {
    switch (PredicateConstant.unwrapped(first), PredicateConstant.unwrapped(second)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first?, let second?):
      if let order = ordered(first, second) { return order }
      let name = key.map { " for the key \"\($0)\"" } ?? ""
      fatalError("NSSortDescriptor: values of \(type(of: first)) and \(type(of: second))\(name) have no order")
    }
  }

  private static func ordered(_ first: Any, _ second: Any) -> ComparisonResult? {
    switch (first, second) {
    case (let first as String, let second as String): return first.compare(second)
    case (let first as NSNumber, let second as NSNumber): return first.compare(second)
    default: return (first as? any Comparable).flatMap { ordered($0, second) }
    }
  }

  private static func ordered<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult? {
    guard let second = second as? Value else { return nil }
    return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
  }
}
