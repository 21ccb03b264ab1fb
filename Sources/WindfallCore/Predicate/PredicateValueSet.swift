/// Many values among which one is looked for, without comparing it to each.
struct PredicateValueSet {
  /// Equal for values that may be the same; texts that are equal to Swift may yet have other bytes.
  private enum Key: Hashable {
    case null
    case integer(Int)
    case double(Double)
    case string(String)
    case date(Double)
    case object(AnyHashable)
    case other
  }

  private var buckets: [Key: [PredicateValue]] = [:]

  init(_ values: [PredicateValue]) {
    buckets.reserveCapacity(values.count)
    for value in values { buckets[Self.key(of: value), default: []].append(value) }
  }

  func contains(_ value: PredicateValue) -> Bool {
    buckets[Self.key(of: value)]?.contains { $0.isEqual(to: value) } ?? false
  }

  private static func key(of value: PredicateValue) -> Key {
    switch value {
    case .null: .null
    case .integer(let number): .integer(number)
    case .double(let number): Int(exactly: number).map { .integer($0) } ?? .double(number)
    case .string(let text): .string(text)
    case .date(let seconds): .date(seconds)
    case .object(let object): object.predicateIdentity.map { .object($0) } ?? .other
    case .list: .other
    }
  }
}
