import Foundation
import PersistenceEngine
import PersistenceModel
import WindfallCore

/// What a store of ours is asked to do.
struct StoreWork {
  static let count = 100_000

  static let definition = ModelDefinition(entities: [
    EntityDefinition(
      name: "Item",
      attributes: [
        .init(name: "a", kind: .integer64), .init(name: "b", kind: .integer32), .init(name: "c", kind: .double),
        .init(name: "d", kind: .string), .init(name: "e", kind: .string), .init(name: "f", kind: .date),
        .init(name: "g", kind: .boolean), .init(name: "h", kind: .string), .init(name: "i", kind: .integer64),
        .init(name: "j", kind: .double),
      ], fetchIndexes: [FetchIndexDefinition(name: "byA", elements: [.init(property: "a")])])
  ])

  let store: any Store
  let measurements: Measurements

  private func objects(_ count: Int) throws -> StoreChanges {
    var changes = StoreChanges()
    let keys = try store.reserveKeys(count, entity: 0)
    changes.inserted = keys.enumerated().map { number, key in
      StoreChanges.Object(
        id: ObjectID(entity: 0, store: store.number, key: key),
        values: [
          .integer(Int64(number % 100)), .integer(Int64(number)), .double(Double(number) / 2),
          .string("name \(number)"),
          .string("another text that is longer \(number)"), .date(Double(number)), .integer(Int64(number & 1)),
          .string("x\(number % 10)"), .integer(Int64(number) * 3), .double(1.5),
        ], version: 0)
    }
    return changes
  }

  private func fetch(_ format: String? = nil) throws -> StoreFetch {
    var fetch = StoreFetch(entity: 0)
    fetch.condition = try format.map { try PredicateCondition(format: $0) }
    return fetch
  }

  func run() throws {
    let count = Self.count
    let changes = try objects(count)
    try measurements.measure("insert and save") { try store.write(changes) }
    try measurements.measure("fetch and read everything", expecting: count) { try store.rows(fetch()).count }
    let indexed = try fetch("a == 7")
    _ = try store.rows(indexed)
    try measurements.measure("fetch 1,000 by an indexed condition", expecting: 1000) { try store.rows(indexed).count }
    try measurements.measure("count", expecting: count) { try store.count(fetch()) }
    let half = try fetch("b < 50000")
    try measurements.measure("count half of them", expecting: 50_000) { try store.count(half) }
    let text = try fetch("d CONTAINS[cd] '999'")
    try measurements.measure("count by CONTAINS[cd]", expecting: 280) { try store.count(text) }
    var sorted = try fetch()
    sorted.order = [StoreOrder(keyPath: ["d"], comparison: .localizedStandard)]
    sorted.limit = 100
    try measurements.measure("the first 100, sorted as a person would", expecting: 100) { try store.rows(sorted).count }
    try measurements.measure("read one by one") {
      try store.reading {
        for key in 1...Int64(count) { _ = try store.row(for: ObjectID(entity: 0, store: store.number, key: key)) }
      }
    }
    try measurements.measure("batch update", expecting: 50_000) {
      try store.updateCount(half, to: [(slot: 8, value: .constant(.integer(1)))])
    }
    try measurements.measure("batch delete", expecting: 50_000) { try store.deleteCount(half) }
  }

  /// Makes a store, saves ten objects, fetches them and lets go.
  func runSmall() throws {
    try store.write(objects(10))
    _ = try store.rows(fetch())
    store.close()
  }
}
