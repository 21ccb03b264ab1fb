import Foundation
import WindfallCore

extension SQLiteStore {
  /// What a batch did: the IDs where they are wanted, and how many there were.
  private struct Outcome {
    var ids: [ObjectID] = []
    var count = 0
  }

  public func update(_ fetch: StoreFetch, to values: [(slot: Int, value: PredicateOperand)]) throws -> [ObjectID] {
    try update(fetch, to: values, wantsIDs: true).ids
  }

  public func updateCount(_ fetch: StoreFetch, to values: [(slot: Int, value: PredicateOperand)]) throws -> Int {
    try update(fetch, to: values, wantsIDs: false).count
  }

  private func update(
    _ fetch: StoreFetch, to values: [(slot: Int, value: PredicateOperand)], wantsIDs: Bool
  ) throws -> Outcome {
    var query = try SQLQuery(fetch, store: self)
    let isDirect = query.isDirect
    if !isDirect { query = try SQLQuery(StoreFetch(entity: fetch.entity), store: self) }
    let resolution = ConditionResolution(model.entities[fetch.entity], in: model)
    var settings = SQLFragment("Z_OPT = Z_OPT + 1")
    for (slot, operand) in values {
      let column: String
      var entityColumn: String?
      switch layout.places[fetch.entity][slot] {
      case .attribute(let name, _): column = name
      case .toOne(let name, let other, _): (column, entityColumn) = (name, other)
      default: throw ConditionProblem.toManyKey
      }
      let operand = try resolution.resolved(operand)
      settings = settings + ", \(quoted(column)) = " + (try query.translator.term(operand).sql)
      if let entityColumn, case .constant(let constant) = operand {
        settings = settings + ", \(quoted(entityColumn)) = " + SQLFragment("?", [entityNumber(of: constant)])
      }
    }
    guard query.isDirect else { throw ConditionProblem.unsupportedPredicate("\(values)") }
    let table = quoted(layout.tables[fetch.entity])
    return try translating {
      try database.transaction {
        if isDirect { return try changed("UPDATE \(table) AS t0 SET " + settings, query, wantsIDs: wantsIDs) }
        let ids = try identifiers(fetch)
        try change(ids, "UPDATE \(table) AS t0 SET " + settings)
        return Outcome(ids: ids, count: ids.count)
      }
    }
  }

  /// Carries out a statement on the rows that a query finds where they are.
  private func changed(_ sql: SQLFragment, _ query: SQLQuery, wantsIDs: Bool) throws -> Outcome {
    let whole = query.restriction.map { sql + $0 } ?? sql
    guard wantsIDs else {
      try each(whole) { _ in }
      return Outcome(count: database.changedCount)
    }
    var ids: [ObjectID] = []
    try each(whole + " RETURNING Z_PK, Z_ENT") { statement in
      guard let entity = layout.entities[statement.integer(1)] else { return }
      ids.append(ObjectID(entity: Int32(entity), store: number, key: statement.integer(0)))
    }
    return Outcome(ids: ids.sorted { $0.key < $1.key }, count: ids.count)
  }

  private func entityNumber(of constant: PredicateConstant) -> SQLValue {
    guard case .object(let object) = constant, let id = object.base.base as? ObjectID else { return .null }
    return .integer(layout.numbers[Int(id.entity)])
  }

  public func delete(_ fetch: StoreFetch) throws -> [ObjectID] { try delete(fetch, wantsIDs: true).ids }

  public func deleteCount(_ fetch: StoreFetch) throws -> Int { try delete(fetch, wantsIDs: false).count }

  private func delete(_ fetch: StoreFetch, wantsIDs: Bool) throws -> Outcome {
    let query = try SQLQuery(fetch, store: self)
    let family = model.entities[fetch.entity].family
    let isAlone = family.allSatisfy { heir in
      layout.externals[heir].isEmpty && model.entities[heir].properties.allSatisfy { $0.relationship == nil }
    }
    return try translating {
      try database.transaction {
        if isAlone, query.isDirect {
          let sql = SQLFragment("DELETE FROM \(quoted(layout.tables[fetch.entity])) AS t0")
          return try changed(sql, query, wantsIDs: wantsIDs)
        }
        let ids = try identifiers(fetch)
        try BatchDeletion(store: self).apply(to: ids)
        return Outcome(ids: ids, count: ids.count)
      }
    }
  }

  /// Carries out a statement on objects, some thousand at a time.
  func change(_ ids: [ObjectID], _ sql: SQLFragment) throws {
    try translating {
      try database.transaction {
        for start in stride(from: 0, to: ids.count, by: 10_000) {
          let keys = ids[start..<min(start + 10_000, ids.count)].map { SQLValue.integer($0.key) }
          let marks = keys.map { _ in "?" }.joined(separator: ", ")
          try each(sql + SQLFragment(" WHERE Z_PK IN (\(marks))", keys)) { _ in }
        }
      }
    }
  }
}

/// Deletes objects without loading them, and what their relationships say of others.
struct BatchDeletion {
  private let store: SQLiteStore

  init(store: SQLiteStore) { self.store = store }

  /// Cascades over the objects' own tables; others forget the deleted ones.
  func apply(to ids: [ObjectID]) throws {
    var waiting = ids
    var seen = Set(ids)
    while !waiting.isEmpty {
      let entities = Dictionary(grouping: waiting, by: \.entity).sorted { $0.key < $1.key }
      waiting = []
      for (entity, ids) in entities {
        for id in try dependents(of: ids, entity: Int(entity)) where seen.insert(id).inserted { waiting.append(id) }
        try forget(ids, entity: Int(entity))
        try store.change(ids, SQLFragment("DELETE FROM \(quoted(store.layout.tables[Int(entity)]))"))
      }
    }
  }

  /// The objects that are deleted with others.
  private func dependents(of ids: [ObjectID], entity: Int) throws -> [ObjectID] {
    var result: [ObjectID] = []
    for property in store.model.entities[entity].properties {
      guard let relationship = property.relationship, !property.isTransient,
        relationship.definition.deleteRule == .cascade
      else { continue }
      if relationship.isToMany {
        result += try store.objects(of: ids, in: property.slot).values.flatMap { $0 }
      } else {
        for id in ids {
          guard let row = try store.row(for: id), case .object(let other) = row.values[property.slot] else { continue }
          result.append(other)
        }
      }
    }
    return result.sorted { ($0.entity, $0.key) < ($1.entity, $1.key) }
  }

  /// Takes deleted objects out of the relationships of others.
  private func forget(_ ids: [ObjectID], entity: Int) throws {
    for property in store.model.entities[entity].properties {
      switch store.layout.places[entity][property.slot] {
      case .join(let join): for id in ids { try store.unlink(id.key, join) }
      case .inverse(let other, let slot): try clear(ids, other, slot)
      case .toOne:
        guard let relationship = property.relationship, let inverse = relationship.inverse,
          case .toOne = store.layout.places[relationship.destination][inverse]
        else { continue }
        try clear(ids, relationship.destination, inverse)
      default: continue
      }
    }
  }

  private func clear(_ ids: [ObjectID], _ entity: Int, _ slot: Int) throws {
    guard case .toOne(let column, let entityColumn, _) = store.layout.places[entity][slot] else { return }
    let others = entityColumn.map { ", \(quoted($0)) = NULL" } ?? ""
    for start in stride(from: 0, to: ids.count, by: 10_000) {
      let keys = ids[start..<min(start + 10_000, ids.count)].map { SQLValue.integer($0.key) }
      let marks = keys.map { _ in "?" }.joined(separator: ", ")
      let sql =
        "UPDATE \(quoted(store.layout.tables[entity])) SET \(quoted(column)) = NULL\(others) "
        + "WHERE \(quoted(column)) IN (\(marks))"
      try store.each(SQLFragment(sql, keys)) { _ in }
    }
  }
}
