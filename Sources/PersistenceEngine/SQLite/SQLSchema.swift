import Foundation
import PersistenceModel

/// Makes the tables of a model, and sees whether a file has them.
struct SQLSchema {
  private let layout: SQLLayout
  private let model: Model

  init(_ layout: SQLLayout, _ model: Model) {
    self.layout = layout
    self.model = model
  }

  /// A file also keeps the model, by which a later version finds its way.
  func create(in database: SQLDatabase, metadata: [String: any Sendable], keepsModel: Bool) throws {
    try database.transaction {
      try database.execute(statements.joined(separator: ";\n"))
      let insert = try database.prepare("INSERT INTO Z_PRIMARYKEY(Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES(?, ?, ?, 0)")
      for entity in model.entities {
        insert.bind(layout.numbers[entity.index], at: 1)
        insert.bind(entity.name, at: 2)
        insert.bind(entity.parent.map { layout.numbers[$0] } ?? 0, at: 3)
        try insert.run()
      }
      try SQLMetadata.write(metadata, in: database)
      if keepsModel { try SQLMetadata.write(model.definition, in: database) }
    }
  }

  private var statements: [String] {
    var result: [String] = []
    for root in model.entities where root.parent == nil { result += statements(ofTree: root) }
    for join in layout.joins.values.sorted(by: { $0.table < $1.table }) {
      let columns = [join.ownColumn, join.otherColumn]
      let orders = [join.orderColumn, join.otherOrderColumn].compactMap { $0 }
      result.append(
        "CREATE TABLE \(quoted(join.table)) ("
          + (columns + orders).map { "\(quoted($0)) INTEGER" }.joined(separator: ", ")
          + ", PRIMARY KEY (\(columns.map(quoted).joined(separator: ", "))))")
      result.append(
        "CREATE INDEX \(quoted("\(join.table)_\(join.otherColumn)_INDEX")) ON \(quoted(join.table)) "
          + "(\(quoted(join.otherColumn)), \(quoted(join.ownColumn)))")
    }
    return result + [
      "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
      "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
      "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
    ]
  }

  private func statements(ofTree root: Entity) -> [String] {
    let table = layout.tables[root.index]
    let columns = layout.columns[root.index] ?? []
    var result = [
      "CREATE TABLE \(quoted(table)) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER"
        + columns.map { ", \(quoted($0.name)) \($0.type)" }.joined() + ")"
    ]
    if root.family.count > 1 {
      result.append("CREATE INDEX \(quoted("\(table)_Z_ENT_INDEX")) ON \(quoted(table)) (Z_ENT)")
    }
    for entity in model.entities[root.family] {
      for property in entity.properties where property.owner == entity.index {
        guard case .toOne(let column, _, _) = layout.places[entity.index][property.slot] else { continue }
        result.append("CREATE INDEX \(quoted("\(table)_\(column)_INDEX")) ON \(quoted(table)) (\(quoted(column)))")
      }
      for names in entity.definition.uniquenessConstraints {
        let columns = names.compactMap { column(of: $0, in: entity) }
        guard columns.count == names.count else { continue }
        let name = "Z_\(entity.name)_UNIQUE_\(names.joined(separator: "_"))"
        let list = columns.map { "\(quoted($0)) COLLATE BINARY ASC" }.joined(separator: ", ")
        result.append("CREATE UNIQUE INDEX \(quoted(name)) ON \(quoted(table)) (\(list))")
      }
      for index in entity.definition.fetchIndexes {
        let elements = index.elements.compactMap { element in
          column(of: element.property, in: entity).map {
            "\(quoted($0)) COLLATE BINARY \(element.isAscending ? "ASC" : "DESC")"
          }
        }
        // An index over an expression makes fetches no faster here.
        guard elements.count == index.elements.count, !elements.isEmpty else { continue }
        let name = "Z_\(entity.name)_\(index.name)"
        result.append(
          "CREATE INDEX IF NOT EXISTS \(quoted(name)) ON \(quoted(table)) (\(elements.joined(separator: ", ")))")
      }
    }
    return result
  }

  private func column(of name: String, in entity: Entity) -> String? {
    guard let slot = entity.slot(of: name) else { return nil }
    switch layout.places[entity.index][slot] {
    case .attribute(let column, _), .toOne(let column, _, _): return column
    default: return nil
    }
  }

  /// Throws where the file lacks a table or a column that the model needs.
  func check(_ database: SQLDatabase, path: String?) throws {
    for root in model.entities where root.parent == nil {
      try check(layout.tables[root.index], (layout.columns[root.index] ?? []).map(\.name), database, path)
    }
    for join in layout.joins.values {
      let columns = [join.ownColumn, join.otherColumn, join.orderColumn, join.otherOrderColumn].compactMap { $0 }
      try check(join.table, columns, database, path)
    }
  }

  private func check(_ table: String, _ columns: [String], _ database: SQLDatabase, _ path: String?) throws {
    var found: Set<String> = []
    let query = try database.prepare("SELECT name FROM pragma_table_info(?)")
    query.bind(table, at: 1)
    while try query.step() { found.insert(query.text(0)) }
    guard !found.isEmpty else { throw StoreProblem.otherModel("there is no table \(table)", path: path) }
    for column in columns where !found.contains(column) {
      throw StoreProblem.otherModel("the table \(table) has no column \(column)", path: path)
    }
  }
}
