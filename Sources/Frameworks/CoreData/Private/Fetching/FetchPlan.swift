@_spi(Windfall) import FoundationOverlay
import PersistenceEngine
import WindfallCore

/// A fetch request as stores understand it, and what has to be done in memory beside.
struct FetchPlan {
  private(set) var fetch: StoreFetch
  /// The condition is made of a closure.
  private(set) var isFilteredHere = false
  /// The order is made of closures, or several stores answer.
  private(set) var isSortedHere = false
  private let predicate: NSPredicate?
  private let descriptors: [NSSortDescriptor]
  private let compiled: CompiledPredicate?

  /// Whether the stores do all of it.
  var isWhole: Bool { !isFilteredHere && !isSortedHere }

  init(
    _ request: NSFetchRequest<NSFetchRequestResult>, _ managed: ManagedEntity, isSQL: Bool, storeCount: Int
  ) throws {
    fetch = StoreFetch(entity: managed.entity.index)
    fetch.includesSubentities = request.includesSubentities
    fetch.offset = request.fetchOffset
    fetch.limit = request.fetchLimit
    predicate = request.predicate
    descriptors = request.sortDescriptors ?? []
    if let predicate {
      if let condition = predicate.condition {
        fetch.condition = condition
        compiled = try CompiledPredicate(condition, isNilUnknown: true)
      } else if isSQL {
        stop(.invalidArgumentException, "Problem with subpredicate BLOCKPREDICATE(\(predicate))")
      } else {
        isFilteredHere = true
        compiled = nil
      }
    } else {
      compiled = nil
    }
    for descriptor in descriptors {
      guard let order = Self.order(descriptor, isSQL: isSQL) else {
        isSortedHere = true
        fetch.order = []
        break
      }
      fetch.order.append(order)
    }
    if storeCount > 1, !descriptors.isEmpty { isSortedHere = true }
    if storeCount > 1, request.fetchLimit + request.fetchOffset > 0 { isSortedHere = true }
  }

  private static func order(_ descriptor: NSSortDescriptor, isSQL: Bool) -> StoreOrder? {
    guard let selector = descriptor.selector else {
      if isSQL {
        stop(.invalidArgumentException, "unsupported NSSortDescriptor (comparator blocks are not supported)")
      }
      return nil
    }
    guard let comparison = StoreOrder.Comparison(rawValue: selector.description) else {
      if isSQL { stop(.invalidArgumentException, "unsupported NSSortDescriptor selector: \(selector)") }
      return nil
    }
    guard let key = descriptor.key else { return nil }
    return StoreOrder(
      keyPath: key.split(separator: ".").map { String($0) }, isAscending: descriptor.ascending, comparison: comparison)
  }

  // MARK: - In memory

  func holds(for object: NSManagedObject) throws -> Bool {
    if let compiled { return try compiled.evaluate(with: object) }
    return predicate?.evaluate(with: object) ?? true
  }

  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { first, second in
      if precedes(first.element, second.element) { return true }
      return precedes(second.element, first.element) ? false : first.offset < second.offset
    }.map(\.element)
  }

  func precedes(_ first: NSManagedObject, _ second: NSManagedObject) -> Bool {
    order(first, second) == .orderedAscending
  }

  func order(_ first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
    if fetch.order.count == descriptors.count {
      for order in fetch.order {
        let result = ValueOrder.order(first.value(at: order.keyPath), second.value(at: order.keyPath), order.comparison)
        guard result != .orderedSame else { continue }
        return order.isAscending ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
      }
      return .orderedSame
    }
    for descriptor in descriptors {
      let result = descriptor.compare(first, to: second)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}

/// Which of two values comes first, as in a store: nil before all others.
enum ValueOrder {
  static func order(_ first: Value, _ second: Value, _ comparison: StoreOrder.Comparison) -> ComparisonResult {
    switch (first, second) {
    case (.null, .null): return .orderedSame
    case (.null, _): return .orderedAscending
    case (_, .null): return .orderedDescending
    case (.string(let a), .string(let b)): return order(a, b, comparison)
    case (.integer(let a), .integer(let b)): return order(a, b)
    case (.decimal(let a), .decimal(let b)): return order(a.value, b.value)
    case (.uuid(let a), .uuid(let b)): return order(a.uuidString, b.uuidString)
    case (.url(let a), .url(let b)): return PredicateOrder.order(a.absoluteString, b.absoluteString)
    case (.object(let a), .object(let b)): return order(a.key, b.key)
    case (.data(let a), .data(let b)):
      return a.lexicographicallyPrecedes(b) ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
    default: return order(number(first), number(second))
    }
  }

  private static func number(_ value: Value) -> Double {
    switch value {
    case .integer(let number): Double(number)
    case .double(let number), .date(let number): number
    case .decimal(let box): NSDecimalNumber(decimal: box.value).doubleValue
    default: 0
    }
  }

  private static func order<Content: Comparable>(_ a: Content, _ b: Content) -> ComparisonResult {
    a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
  }

  private static func order(_ a: String, _ b: String, _ comparison: StoreOrder.Comparison) -> ComparisonResult {
    switch comparison {
    case .compare: PredicateOrder.order(a, b)
    case .caseInsensitive: a.caseInsensitiveCompare(b)
    case .localized: a.localizedCompare(b)
    case .localizedCaseInsensitive: a.localizedCaseInsensitiveCompare(b)
    case .localizedStandard: a.localizedStandardCompare(b)
    }
  }
}

extension NSManagedObject {
  /// What stands at the end of a key path.
  func value(at path: [String]) -> Value {
    var object = self
    for (index, key) in path.enumerated() {
      guard let slot = object.managed.entity.slot(of: key) else {
        if key == "self" || key == "objectID" { return .object(object.id) }
        stop(.invalidArgumentException, "keypath \(path.joined(separator: ".")) not found in entity \(managed.name)")
      }
      object.fire()
      if index == path.count - 1 { return object.current[slot] }
      guard let next = object.one(slot) else { return .null }
      object = next
    }
    return .object(object.id)
  }
}
