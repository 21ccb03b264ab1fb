import Foundation
import ObjectiveC
@_spi(Windfall) import WindfallCore

/// The sort descriptor that `NSSortDescriptor(key:ascending:)` returns.
final class KeySortDescriptor: NSSortDescriptor {
  /// Nil for the objects themselves.
  let sortKey: String?
  /// The method of the values that compares them; nil where a closure does.
  let sortSelector: Selector?
  private let custom: Comparator?
  /// Gets the value out of an object where it is not found under the key.
  private let lens: ((Any) -> Any?)?
  /// The descriptor of Swift's that it was made of.
  let origin: Any?

  init(
    sortKey: String?, ascending: Bool, selector: Selector? = nil, custom: Comparator?, lens: ((Any) -> Any?)? = nil,
    origin: Any? = nil
  ) {
    self.sortKey = sortKey
    self.custom = custom
    self.lens = lens
    self.origin = origin
    sortSelector = selector ?? (custom == nil ? Selector("compare:") : nil)
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
    return ascending ? order : order.reversed
  }

  override var comparator: Comparator {
    custom ?? { [sortKey] first, second in Self.order(first, second, key: sortKey) }
  }

  override var reversedSortDescriptor: Any {
    KeySortDescriptor(sortKey: sortKey, ascending: !ascending, selector: sortSelector, custom: custom, lens: lens)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeySortDescriptor else { return false }
    return other === self
      || sortSelector != nil && sortSelector == other.sortSelector && other.sortKey == sortKey
        && other.ascending == ascending
  }

  override var hash: Int { sortKey.hashValue }

  private func value(of object: Any) -> Any? {
    if let lens { return lens(object) }
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
