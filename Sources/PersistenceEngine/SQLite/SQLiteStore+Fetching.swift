import Foundation
import WindfallCore

extension SQLiteStore {
  /// Carries out a statement and looks at each of its rows.
  func each(_ sql: SQLFragment, _ body: (SQLStatement) throws -> Void) throws {
    try translating {
      if sql.lists.isEmpty { return try run(sql, body) }
      try database.transaction("BEGIN") {
        for list in sql.lists {
          try database.execute("CREATE TEMP TABLE IF NOT EXISTS \(list.table) (v); DELETE FROM temp.\(list.table)")
          let insert = try database.prepare("INSERT INTO temp.\(list.table) VALUES (?)")
          for value in list.values {
            insert.bind(value, at: 1)
            try insert.run()
          }
        }
        try run(sql, body)
        for list in sql.lists { try database.execute("DELETE FROM temp.\(list.table)") }
      }
    }
  }

  private func run(_ sql: SQLFragment, _ body: (SQLStatement) throws -> Void) throws {
    let statement = try database.statement(sql.text)
    defer { statement.reset() }
    for (index, value) in sql.values.enumerated() { statement.bind(value, at: index + 1) }
    while try statement.step() { try body(statement) }
  }

  public func identifiers(_ fetch: StoreFetch) throws -> [ObjectID] {
    var query = try SQLQuery(fetch, store: self)
    try query.addOrder()
    var result: [ObjectID] = []
    try each(query.statement(SQLFragment("t0.Z_PK, t0.Z_ENT"))) { statement in
      guard let entity = layout.entities[statement.integer(1)] else { return }
      result.append(ObjectID(entity: Int32(entity), store: number, key: statement.integer(0)))
    }
    return result
  }

  public func rows(_ fetch: StoreFetch) throws -> [(ObjectID, Row)] {
    var query = try SQLQuery(fetch, store: self)
    try query.addOrder()
    let selection = selection(fetch.entity)
    var result: [(ObjectID, Row)] = []
    try each(query.statement(SQLFragment(selection.text("t0")))) { statement in
      if let object = selection.object(statement, layout: layout) { result.append(object) }
    }
    return result
  }

  public func count(_ fetch: StoreFetch) throws -> Int {
    let query = try SQLQuery(fetch, store: self)
    var result = 0
    let isPart = fetch.limit > 0 || fetch.offset > 0
    let statement = query.statement(SQLFragment(isPart ? "1" : "COUNT(*)"))
    try each(isPart ? "SELECT COUNT(*) FROM (" + statement + ")" : statement) { result = Int($0.integer(0)) }
    return result
  }

  public func row(for id: ObjectID) throws -> Row? {
    try translating {
      let entity = Int(id.entity)
      let selection = selection(entity)
      let statement: SQLStatement
      if let known = rowStatements[entity] {
        statement = known
      } else {
        statement = try database.prepare(
          "SELECT \(selection.text("t0")) FROM \(quoted(layout.tables[entity])) t0 WHERE t0.Z_PK = ?")
        rowStatements[entity] = statement
      }
      statement.bind(id.key, at: 1)
      defer { statement.rewind() }
      return try statement.step() ? selection.object(statement, layout: layout)?.1 : nil
    }
  }

  public func reading<Result>(_ body: () throws -> Result) throws -> Result {
    try translating { try database.transaction("BEGIN", body) }
  }

  public func rows(for ids: [ObjectID]) throws -> [ObjectID: Row] {
    var result: [ObjectID: Row] = [:]
    result.reserveCapacity(ids.count)
    for (root, ids) in Dictionary(grouping: ids, by: { model.entities[Int($0.entity)].root }) {
      // Heirs are read together with all columns of the tree.
      let selection = selection(root)
      let table = quoted(layout.tables[root])
      for start in stride(from: 0, to: ids.count, by: Self.batch) {
        let keys = ids[start..<min(start + Self.batch, ids.count)].map { SQLValue.integer($0.key) }
        let marks = keys.map { _ in "?" }.joined(separator: ", ")
        let sql = "SELECT \(selection.text("t0")) FROM \(table) t0 WHERE t0.Z_PK IN (\(marks))"
        try each(SQLFragment(sql, keys)) { statement in
          if let (id, row) = selection.object(statement, layout: layout) { result[id] = row }
        }
      }
    }
    return result
  }

  public func objects(of id: ObjectID, in slot: Int) throws -> [ObjectID] {
    try objects(of: [id], in: slot)[id] ?? []
  }

  public func objects(of ids: [ObjectID], in slot: Int) throws -> [ObjectID: [ObjectID]] {
    guard let first = ids.first else { return [:] }
    let entity = Int(first.entity)
    guard let destination = model.entities[entity].properties[slot].relationship?.destination else { return [:] }
    let table = quoted(layout.tables[destination])
    let text: String
    let key: String
    var order = "t1.Z_PK"
    switch layout.places[entity][slot] {
    case .inverse(let heir, let inverse):
      guard case .toOne(let column, _, let orderColumn) = layout.places[heir][inverse] else { return [:] }
      key = "t1.\(quoted(column))"
      text = "FROM \(table) t1"
      if let orderColumn { order = "t1.\(quoted(orderColumn)), t1.Z_PK" }
    case .join(let join):
      key = "j.\(quoted(join.ownColumn))"
      text = "FROM \(quoted(join.table)) j JOIN \(table) t1 ON t1.Z_PK = j.\(quoted(join.otherColumn))"
      if let orderColumn = join.orderColumn { order = "j.\(quoted(orderColumn)), t1.Z_PK" }
    default: return [:]
    }
    var result: [ObjectID: [ObjectID]] = [:]
    let owners = Dictionary(ids.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for start in stride(from: 0, to: ids.count, by: Self.batch) {
      let keys = ids[start..<min(start + Self.batch, ids.count)].map { SQLValue.integer($0.key) }
      let condition = keys.count == 1 ? "= ?" : "IN (\(keys.map { _ in "?" }.joined(separator: ", ")))"
      let sql = "SELECT t1.Z_PK, t1.Z_ENT, \(key) \(text) WHERE \(key) \(condition) ORDER BY \(order)"
      try each(SQLFragment(sql, keys)) { statement in
        guard let owner = owners[statement.integer(2)], let found = layout.entities[statement.integer(1)] else {
          return
        }
        result[owner, default: []].append(
          ObjectID(entity: Int32(found), store: number, key: statement.integer(0)))
      }
    }
    return result
  }

  /// How many objects one statement asks for; the database allows for many times as many.
  private static let batch = 10_000
}
