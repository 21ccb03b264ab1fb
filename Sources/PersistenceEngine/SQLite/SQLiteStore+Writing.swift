import Foundation
import SQLite3

extension SQLiteStore {
  public func write(_ changes: StoreChanges) throws {
    try translating {
      do {
        try database.transaction { try apply(changes, clearsUnique: false) }
      } catch let problem as SQLProblem where problem.primaryCode == SQLITE_CONSTRAINT {
        let conflicts = try StoreConstraints(model).conflicts(in: changes) { try stored($0, $1, $2) }
        guard conflicts.isEmpty else { throw StoreConflict(constraints: conflicts) }
        // Objects that exchange values stand in each other's way for a moment only.
        try database.transaction { try apply(changes, clearsUnique: true) }
      }
      for file in goneFiles { try? FileManager.default.removeItem(at: file) }
      goneFiles = []
      isMetadataChanged = false
    }
  }

  private func apply(_ changes: StoreChanges, clearsUnique: Bool) throws {
    var conflicts: [StoreConflict.Version] = []
    goneFiles = []
    if layout.externals.contains(where: { !$0.isEmpty }) {
      for id in changes.updated.map(\.id) + changes.deleted.map(\.id) { try findFiles(id) }
    }
    let kept = recordsHistory ? try kept(of: changes.deleted.map(\.id)) : [:]
    for (id, version) in changes.deleted where try !delete(id, version) {
      conflicts.append(StoreConflict.Version(id: id, row: try row(for: id)))
    }
    if clearsUnique { for object in changes.updated { try clearUnique(object.id) } }
    for object in changes.updated where try !update(object) {
      conflicts.append(StoreConflict.Version(id: object.id, row: try row(for: object.id)))
    }
    guard conflicts.isEmpty else { throw StoreConflict(versions: conflicts) }
    if recordsHistory { try record(changes, kept: kept) }
    for object in changes.inserted { try insert(object) }
    for object in changes.inserted { try writeMany(object) }
    for object in changes.updated { try writeMany(object) }
    if isMetadataChanged { try SQLMetadata.write(metadata, in: database) }
  }

  /// What history keeps of objects that go.
  private func kept(of ids: [ObjectID]) throws -> [ObjectID: [Int: Value]] {
    var result: [ObjectID: [Int: Value]] = [:]
    for id in ids {
      let slots = model.entities[Int(id.entity)].properties.filter { $0.attribute?.preservesValueInHistory == true }
      guard !slots.isEmpty, let row = try row(for: id) else { continue }
      result[id] = Dictionary(uniqueKeysWithValues: slots.map { ($0.slot, row.values[$0.slot]) })
    }
    return result
  }

  private func record(_ changes: StoreChanges, kept: [ObjectID: [Int: Value]]) throws {
    try record(
      changes.inserted.map { (.insertion, $0.id, slots: [], kept: [:]) }
        + changes.updated.map { (.update, $0.id, slots: $0.changedSlots, kept: [:]) }
        + changes.deleted.map { (.deletion, $0.id, slots: [], kept: kept[$0.id] ?? [:]) },
      by: changes.author)
  }

  public func record(
    _ kind: StoreTransaction.Change.Kind, _ ids: [ObjectID], slots: [Int], by author: StoreAuthor
  ) throws {
    guard recordsHistory else { return }
    try translating {
      try database.transaction { try record(ids.map { (kind, $0, slots: slots, kept: [:]) }, by: author) }
    }
  }

  private func insert(_ object: StoreChanges.Object) throws {
    let entity = Int(object.id.entity)
    let writing = try writing(entity)
    let statement = writing.insert
    statement.bind(object.id.key, at: 1)
    statement.bind(layout.numbers[entity], at: 2)
    statement.bind(Int64(1), at: 3)
    _ = try bind(object.values, writing.slots, entity, to: statement, from: 4)
    try statement.run()
  }

  private func update(_ object: StoreChanges.Object) throws -> Bool {
    let entity = Int(object.id.entity)
    let writing = try writing(entity)
    let statement = writing.update
    let next = try bind(object.values, writing.slots, entity, to: statement, from: 1)
    statement.bind(object.id.key, at: next)
    statement.bind(object.version, at: next + 1)
    statement.bind(object.version, at: next + 2)
    try statement.run()
    return database.changedCount > 0
  }

  private func delete(_ id: ObjectID, _ version: Int64) throws -> Bool {
    let entity = Int(id.entity)
    let statement = try database.statement(
      "DELETE FROM \(quoted(layout.tables[entity])) WHERE Z_PK = ? AND (? < 0 OR Z_OPT = ?)")
    statement.bind(id.key, at: 1)
    statement.bind(version, at: 2)
    statement.bind(version, at: 3)
    try statement.run()
    // Who deletes an object whatever its version has nothing against its being gone.
    guard database.changedCount > 0 || version < 0 else { return false }
    for case .join(let join) in layout.places[entity] { try unlink(id.key, join) }
    return true
  }

  func unlink(_ key: Int64, _ join: SQLLayout.Join) throws {
    for column in [join.ownColumn] + (join.isReflexive ? [join.otherColumn] : []) {
      let statement = try database.statement("DELETE FROM \(quoted(join.table)) WHERE \(quoted(column)) = ?")
      statement.bind(key, at: 1)
      try statement.run()
    }
  }

  private func clearUnique(_ id: ObjectID) throws {
    let entity = model.entities[Int(id.entity)]
    let names = StoreConstraints(model).slots(of: entity.index).flatMap { $0 }.compactMap { slot -> String? in
      guard case .attribute(let column, _) = layout.places[entity.index][slot] else { return nil }
      return "\(quoted(column)) = NULL"
    }
    guard !names.isEmpty else { return }
    let statement = try database.statement(
      "UPDATE \(quoted(layout.tables[entity.index])) SET \(Set(names).sorted().joined(separator: ", ")) WHERE Z_PK = ?")
    statement.bind(id.key, at: 1)
    try statement.run()
  }

  /// Prepares what writes objects of an entity. A slot below zero stands for the entity of the object in the slot that
  /// it is the complement of.
  private func writing(_ entity: Int) throws -> SQLWriting {
    if let known = writings[entity] { return known }
    var names: [String] = []
    var slots: [Int] = []
    var many: [Int] = []
    for (slot, place) in layout.places[entity].enumerated() {
      switch place {
      case .attribute(let column, _):
        names.append(quoted(column))
        slots.append(slot)
      case .toOne(let column, let entityColumn, _):
        names += [quoted(column)] + (entityColumn.map { [quoted($0)] } ?? [])
        slots += entityColumn == nil ? [slot] : [slot, ~slot]
      case .inverse, .join: many.append(slot)
      case .nowhere: continue
      }
    }
    let table = quoted(layout.tables[entity])
    let all = ["Z_PK", "Z_ENT", "Z_OPT"] + names
    let marks = all.map { _ in "?" }.joined(separator: ", ")
    let settings = (["Z_OPT = Z_OPT + 1"] + names.map { "\($0) = ?" }).joined(separator: ", ")
    let result = SQLWriting(
      insert: try database.prepare("INSERT INTO \(table) (\(all.joined(separator: ", "))) VALUES (\(marks))"),
      update: try database.prepare("UPDATE \(table) SET \(settings) WHERE Z_PK = ? AND (? < 0 OR Z_OPT = ?)"),
      slots: slots, many: many)
    writings[entity] = result
    return result
  }

  private func bind(
    _ values: [Value], _ slots: [Int], _ entity: Int, to statement: SQLStatement, from first: Int
  ) throws -> Int {
    var index = first
    let externals = layout.externals[entity]
    for slot in slots {
      if !externals.isEmpty, externals.contains(slot), case .data(let data) = values[slot] {
        statement.bind(try external.stored(data), at: index)
      } else if slot >= 0 {
        statement.bind(values[slot], at: index)
      } else if case .object(let id) = values[~slot] {
        statement.bind(layout.numbers[Int(id.entity)], at: index)
      } else {
        statement.bindNull(at: index)
      }
      index += 1
    }
    return index
  }

  /// Remembers the files that an object's data are in, which are of no use once it has changed.
  private func findFiles(_ id: ObjectID) throws {
    for slot in layout.externals[Int(id.entity)] {
      guard case .attribute(let column, _) = layout.places[Int(id.entity)][slot] else { continue }
      let query = try database.statement(
        "SELECT \(quoted(column)) FROM \(quoted(layout.tables[Int(id.entity)])) WHERE Z_PK = ?")
      query.bind(id.key, at: 1)
      if try query.step(), let file = external.file(of: query.blob(0)) { goneFiles.append(file) }
      query.reset()
    }
  }

  /// Writes relationships to many: the pairs of those that have a table, and the order of the others.
  private func writeMany(_ object: StoreChanges.Object) throws {
    let entity = Int(object.id.entity)
    for slot in try writing(entity).many {
      guard slot < object.values.count, case .objects(let ids) = object.values[slot] else { continue }
      switch layout.places[entity][slot] {
      case .join(let join): try writePairs(object.id.key, ids.map(\.key), join)
      case .inverse(let destination, let inverse):
        guard case .toOne(_, _, let orderColumn?) = layout.places[destination][inverse] else { continue }
        let statement = try database.statement(
          "UPDATE \(quoted(layout.tables[destination])) SET \(quoted(orderColumn)) = ? WHERE Z_PK = ?")
        for (place, id) in ids.enumerated() {
          statement.bind(Int64(place + 1) * 1024, at: 1)
          statement.bind(id.key, at: 2)
          try statement.run()
        }
      default: continue
      }
    }
  }

  private func writePairs(_ key: Int64, _ others: [Int64], _ join: SQLLayout.Join) throws {
    let own = quoted(join.ownColumn)
    let other = quoted(join.otherColumn)
    let table = quoted(join.table)
    var kept: Set<Int64> = []
    let query = try database.statement("SELECT \(other) FROM \(table) WHERE \(own) = ?")
    query.bind(key, at: 1)
    while try query.step() { kept.insert(query.integer(0)) }
    query.reset()
    let gone = kept.subtracting(others)
    if !gone.isEmpty {
      let delete = try database.statement("DELETE FROM \(table) WHERE \(own) = ? AND \(other) = ?")
      for number in gone.sorted() {
        for (first, second) in [(key, number)] + (join.isReflexive ? [(number, key)] : []) {
          delete.bind(first, at: 1)
          delete.bind(second, at: 2)
          try delete.run()
        }
      }
    }
    let insert = try database.statement("INSERT OR IGNORE INTO \(table) (\(own), \(other)) VALUES (?, ?)")
    for number in others where !kept.contains(number) {
      for (first, second) in [(key, number)] + (join.isReflexive ? [(number, key)] : []) {
        insert.bind(first, at: 1)
        insert.bind(second, at: 2)
        try insert.run()
      }
    }
    guard let orderColumn = join.orderColumn else { return }
    let order = try database.statement(
      "UPDATE \(table) SET \(quoted(orderColumn)) = ? WHERE \(own) = ? AND \(other) = ?")
    for (place, number) in others.enumerated() {
      order.bind(Int64(place + 1) * 1024, at: 1)
      order.bind(key, at: 2)
      order.bind(number, at: 3)
      try order.run()
    }
  }

  /// The stored object that has given values in given slots.
  private func stored(_ entity: Int, _ slots: [Int], _ values: [Value]) throws -> ObjectID? {
    var conditions: [String] = []
    for slot in slots {
      switch layout.places[entity][slot] {
      case .attribute(let column, _), .toOne(let column, _, _): conditions.append("\(quoted(column)) = ?")
      default: return nil
      }
    }
    let statement = try database.statement(
      "SELECT Z_PK, Z_ENT FROM \(quoted(layout.tables[entity])) WHERE \(conditions.joined(separator: " AND "))")
    for (index, value) in values.enumerated() { statement.bind(value, at: index + 1) }
    defer { statement.reset() }
    guard try statement.step(), let found = layout.entities[statement.integer(1)] else { return nil }
    return ObjectID(entity: Int32(found), store: number, key: statement.integer(0))
  }
}
