import Foundation
import PersistenceModel

/// The history of a file: tables beside those of the model, made when something is recorded first.
extension SQLiteStore {
  private static let tables = """
    CREATE TABLE IF NOT EXISTS WINDFALL_TRANSACTION (ID INTEGER PRIMARY KEY AUTOINCREMENT, DATE FLOAT, AUTHOR VARCHAR,
    CONTEXT VARCHAR, BUNDLE VARCHAR, PROCESS VARCHAR);
    CREATE TABLE IF NOT EXISTS WINDFALL_CHANGE (ID INTEGER PRIMARY KEY AUTOINCREMENT, STEP INTEGER, KIND INTEGER,
    ENTITY INTEGER, KEY INTEGER, SLOTS BLOB, KEPT BLOB);
    CREATE INDEX IF NOT EXISTS WINDFALL_CHANGE_STEP ON WINDFALL_CHANGE (STEP)
    """

  private var hasHistory: Bool {
    get throws {
      let query = try database.statement("SELECT 1 FROM sqlite_master WHERE name = 'WINDFALL_TRANSACTION'")
      defer { query.reset() }
      return try query.step()
    }
  }

  /// Adds a step; part of the transaction that makes the changes.
  func record(
    _ changes: [(StoreTransaction.Change.Kind, ObjectID, slots: [Int], kept: [Int: Value])], by author: StoreAuthor
  )
    throws
  {
    guard !changes.isEmpty else { return }
    if try !hasHistory { try database.execute(Self.tables) }
    let step = try database.statement(
      "INSERT INTO WINDFALL_TRANSACTION (DATE, AUTHOR, CONTEXT, BUNDLE, PROCESS) VALUES (?, ?, ?, ?, ?)")
    step.bind(Date.timeIntervalSinceReferenceDate, at: 1)
    for (index, text) in [author.author, author.contextName, author.bundle, author.process].enumerated() {
      if let text { step.bind(text, at: index + 2) } else { step.bindNull(at: index + 2) }
    }
    try step.run()
    let number = try lastTransaction()
    let insert = try database.statement(
      "INSERT INTO WINDFALL_CHANGE (STEP, KIND, ENTITY, KEY, SLOTS, KEPT) VALUES (?, ?, ?, ?, ?, ?)")
    for (kind, id, slots, kept) in changes {
      insert.bind(number, at: 1)
      insert.bind(kind.rawValue, at: 2)
      insert.bind(layout.numbers[Int(id.entity)], at: 3)
      insert.bind(id.key, at: 4)
      insert.bind(try Self.data(slots.map { names(id)[$0] }), at: 5)
      let values = Dictionary(uniqueKeysWithValues: kept.map { (names(id)[$0], $1) })
      insert.bind(try Self.data(values.compactMapValues(Self.plain)), at: 6)
      try insert.run()
    }
  }

  private func names(_ id: ObjectID) -> [String] { model.entities[Int(id.entity)].properties.map(\.name) }

  private static func data(_ list: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  private static func plain(_ value: Value) -> Any? {
    switch value {
    case .integer(let value): value
    case .double(let value), .date(let value): value
    case .string(let value): value
    case .data(let value): value
    case .decimal(let value): "\(value.value)"
    case .uuid(let value): value.uuidString
    case .url(let value): value.absoluteString
    case .null, .object, .objects: nil
    }
  }

  public func lastTransaction() throws -> Int64 {
    try translating {
      guard try hasHistory else { return 0 }
      let query = try database.statement("SELECT seq FROM sqlite_sequence WHERE name = 'WINDFALL_TRANSACTION'")
      defer { query.reset() }
      return try query.step() ? query.integer(0) : 0
    }
  }

  public func history(after number: Int64) throws -> [StoreTransaction] {
    try translating {
      guard try hasHistory else { return [] }
      let entities = layout.entities
      var changes: [Int64: [StoreTransaction.Change]] = [:]
      let query = try database.statement(
        "SELECT ID, STEP, KIND, ENTITY, KEY, SLOTS, KEPT FROM WINDFALL_CHANGE WHERE STEP > ? ORDER BY ID")
      query.bind(number, at: 1)
      while try query.step() {
        guard let entity = entities[query.integer(3)],
          let kind = StoreTransaction.Change.Kind(rawValue: query.integer(2))
        else { continue }
        let properties = model.entities[entity]
        let slots = (Self.list(query.blob(5)) as? [String] ?? []).compactMap { properties.slot(of: $0) }
        var kept: [Int: Value] = [:]
        for (name, value) in Self.list(query.blob(6)) as? [String: Any] ?? [:] {
          guard let slot = properties.slot(of: name), let attribute = properties.properties[slot].attribute else {
            continue
          }
          kept[slot] = Self.value(value, attribute.kind)
        }
        changes[query.integer(1), default: []].append(
          .init(
            number: query.integer(0), id: ObjectID(entity: Int32(entity), store: self.number, key: query.integer(4)),
            kind: kind, slots: slots, kept: kept))
      }
      query.reset()
      let steps = try database.statement(
        "SELECT ID, DATE, AUTHOR, CONTEXT, BUNDLE, PROCESS FROM WINDFALL_TRANSACTION WHERE ID > ? ORDER BY ID")
      steps.bind(number, at: 1)
      defer { steps.reset() }
      var result: [StoreTransaction] = []
      while try steps.step() {
        func text(_ column: Int) -> String? { steps.isNull(column) ? nil : steps.text(column) }
        result.append(
          StoreTransaction(
            number: steps.integer(0), date: steps.double(1),
            author: StoreAuthor(author: text(2), contextName: text(3), bundle: text(4), process: text(5)),
            changes: changes[steps.integer(0)] ?? []))
      }
      return result
    }
  }

  public func deleteHistory(before number: Int64) throws { try deleteHistory("<", number) }

  public func deleteHistory(at number: Int64) throws { try deleteHistory("=", number) }

  private func deleteHistory(_ sign: String, _ number: Int64) throws {
    try translating {
      guard try hasHistory else { return }
      try database.transaction {
        for text in [
          "DELETE FROM WINDFALL_CHANGE WHERE STEP \(sign) ?", "DELETE FROM WINDFALL_TRANSACTION WHERE ID \(sign) ?",
        ] {
          let statement = try database.statement(text)
          statement.bind(number, at: 1)
          try statement.run()
        }
      }
    }
  }

  private static func list(_ data: Data) -> Any? {
    try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  private static func value(_ value: Any, _ kind: AttributeDefinition.Kind) -> Value {
    switch (value, kind) {
    case (let number as Double, .date): .date(number)
    case (let number as Double, .double), (let number as Double, .float): .double(number)
    case (let text as String, .decimal): Decimal(string: text).map { .decimal(DecimalBox($0)) } ?? .null
    case (let text as String, .uuid): UUID(uuidString: text).map { .uuid($0) } ?? .null
    case (let text as String, .uri): URL(string: text).map { .url($0) } ?? .null
    case (let text as String, _): .string(text)
    case (let data as Data, _): .data(data)
    case (let number as Int64, _): .integer(number)
    case (let number as Int, _): .integer(Int64(number))
    case (let number as NSNumber, _): .integer(number.int64Value)
    default: .null
    }
  }
}
