import Foundation
import WindfallCore

/// Sorts objects as a database does: nil first, and by their keys in the end.
struct MemoryOrder {
  private let orders: [StoreOrder]
  private let operands: [PredicateOperand]
  private let store: MemoryStore

  init(_ orders: [StoreOrder], store: MemoryStore) {
    self.orders = orders
    self.store = store
    operands = orders.map { order in
      let keys = order.keyPath.filter { $0 != "self" && $0 != "objectID" }
      return keys.isEmpty ? .subject : .keyPath(keys)
    }
  }

  func sorted(_ objects: [MemoryTable.Object]) throws -> [MemoryTable.Object] {
    let decorated = try objects.map { object in
      let subject = RowSubject(object, id: object.id, in: store)
      return (object, try operands.map { try $0.value(for: subject) })
    }
    return decorated.sorted { first, second in
      for (index, order) in orders.enumerated() {
        let result = Self.order(first.1[index], second.1[index], order.comparison)
        if result != .orderedSame { return (result == .orderedAscending) == order.isAscending }
      }
      return first.0.id.key < second.0.id.key
    }.map(\.0)
  }

  static func order(
    _ first: PredicateValue, _ second: PredicateValue, _ comparison: StoreOrder.Comparison
  ) -> ComparisonResult {
    switch (first, second) {
    case (.null, .null): return .orderedSame
    case (.null, _): return .orderedAscending
    case (_, .null): return .orderedDescending
    case (.string(let first), .string(let second)): return comparison.order(first, second)
    case (.object(let first as RowSubject), .object(let second as RowSubject)):
      return first.id.key < second.id.key
        ? .orderedAscending : first.id.key == second.id.key ? .orderedSame : .orderedDescending
    case (.object(let first as PredicateObject), .object(let second as PredicateObject)):
      return order(bytes(of: first), bytes(of: second))
    default:
      // Columns hold values of one kind.
      return (try? PredicateOrder.order(first, second)) ?? .orderedSame
    }
  }

  private static func bytes(of object: PredicateObject) -> Data {
    switch object.base.base {
    case let data as Data: data
    case let id as UUID: withUnsafeBytes(of: id.uuid) { Data($0) }
    default: Data()
    }
  }

  private static func order(_ first: Data, _ second: Data) -> ComparisonResult {
    if first == second { return .orderedSame }
    return first.lexicographicallyPrecedes(second) ? .orderedAscending : .orderedDescending
  }
}
