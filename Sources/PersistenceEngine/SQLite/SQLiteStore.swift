import Foundation
import SQLite3
import WindfallCore

/// A store in a file of SQLite's with Apple's tables, or in a private database in memory for `/dev/null`.
public final class SQLiteStore: Store, @unchecked Sendable {
  public let number: Int32
  public let model: Model
  public let isReadOnly: Bool
  public let url: URL
  public var metadata: [String: any Sendable] { didSet { isMetadataChanged = true } }
  var isMetadataChanged = false
  public var hasUnsavedMetadata: Bool { isMetadataChanged && !isReadOnly }
  public var recordsHistory = false
  let database: SQLDatabase
  let layout: SQLLayout
  let external: SQLExternalData
  private var selections: [SQLSelection?]
  /// Files whose data have changed, to be removed when that is written.
  var goneFiles: [URL] = []
  /// What objects of an entity are written with, by entity.
  var writings: [Int: SQLWriting] = [:]
  /// What reads one object, by entity.
  var rowStatements: [Int: SQLStatement] = [:]

  /// The path for messages; nil in memory.
  var path: String? { Self.isPrivate(url) ? nil : url.path }

  static func isPrivate(_ url: URL) -> Bool { url.path == "/dev/null" }

  /// Opens a file, or makes one with the metadata; its own metadata win over those given. Throws `StoreProblem`, and
  /// leaves the file as it was then. Locks of others are waited for until the timeout, in seconds.
  public init(
    url: URL, model: Model, isReadOnly: Bool = false, metadata: [String: any Sendable] = [:],
    pragmas: [String: String] = [:], timeout: Double? = nil
  ) throws {
    number = StoreNumber.next()
    self.url = url
    self.model = model
    self.isReadOnly = isReadOnly
    let path = Self.isPrivate(url) ? nil : url.path
    external = SQLExternalData(store: path == nil ? nil : url)
    do {
      let opened = try SQLFile.open(path, isReadOnly: isReadOnly, timeout: timeout ?? SQLDatabase.usualTimeout)
      database = opened.database
      if opened.isEmpty {
        layout = SQLLayout(model)
        var metadata = metadata
        if metadata["NSStoreUUID"] == nil { metadata["NSStoreUUID"] = UUID().uuidString }
        metadata["NSStoreType"] = "SQLite"
        self.metadata = metadata
        selections = model.entities.map { _ in nil }
        if !isReadOnly {
          try SQLFile.prepare(database, isPrivate: path == nil, pragmas: pragmas)
          try SQLSchema(layout, model).create(in: database, metadata: metadata, keepsModel: path != nil)
        }
      } else {
        layout = SQLLayout(model, numbers: opened.numbers, existingTables: opened.tables)
        self.metadata = metadata.merging(try SQLMetadata.read(database, path: path)) { $1 }
        selections = model.entities.map { _ in nil }
        try SQLSchema(layout, model).check(database, path: path)
        if !isReadOnly { try SQLFile.prepare(database, isPrivate: path == nil, pragmas: pragmas) }
      }
    } catch let problem as SQLProblem {
      throw StoreProblem(problem, path: path, isOpening: true)
    }
  }

  /// A second connection, which reads what there is at this moment until it is closed.
  private init(snapshotOf other: SQLiteStore) throws {
    number = other.number
    model = other.model
    isReadOnly = true
    url = other.url
    metadata = other.metadata
    layout = other.layout
    external = other.external
    selections = other.model.entities.map { _ in nil }
    database = try SQLDatabase(path: other.url.path, isReadOnly: true, mayCreate: false)
    try database.execute("BEGIN; SELECT 1 FROM Z_METADATA")
  }

  public var hasSnapshots: Bool { path != nil }

  public func snapshot() throws -> (any Store)? {
    guard hasSnapshots else { return nil }
    return try translating { try SQLiteStore(snapshotOf: self) }
  }

  public func close() {
    writings = [:]
    rowStatements = [:]
    database.close()
  }

  func selection(_ entity: Int) -> SQLSelection {
    if let selection = selections[entity] { return selection }
    let selection = SQLSelection(model.entities[entity], of: model, layout: layout, store: number, external: external)
    selections[entity] = selection
    return selection
  }

  /// Says what SQLite's problems are in Apple's words.
  func translating<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let problem as SQLProblem {
      throw StoreProblem(problem, path: path)
    }
  }

  public func reserveKeys(_ count: Int, entity: Int) throws -> Range<Int64> {
    try translating {
      try database.transaction {
        let root = layout.numbers[model.entities[entity].root]
        let update = try database.statement("UPDATE Z_PRIMARYKEY SET Z_MAX = Z_MAX + ? WHERE Z_ENT = ?")
        update.bind(Int64(count), at: 1)
        update.bind(root, at: 2)
        try update.run()
        let query = try database.statement("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?")
        query.bind(root, at: 1)
        defer { query.reset() }
        guard try query.step() else {
          throw StoreProblem.otherModel("Z_PRIMARYKEY has no row for the entity", path: path)
        }
        let last = query.integer(0)
        return last - Int64(count) + 1..<last + 1
      }
    }
  }
}
