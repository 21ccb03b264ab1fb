import Foundation
import PersistenceModel
import SQLite3

extension SQLiteStore {
  /// The metadata of a file, without a model. Locks of others are waited for until the timeout, in seconds.
  public static func metadata(at url: URL, timeout: Double? = nil) throws -> [String: any Sendable] {
    try translating(url) {
      let opened = try SQLFile.open(url.path, isReadOnly: true, timeout: timeout ?? SQLDatabase.usualTimeout)
      defer { opened.database.close() }
      return opened.isEmpty ? [:] : try SQLMetadata.read(opened.database, path: url.path)
    }
  }

  /// The model that a file was made for; nil where it does not say.
  public static func model(at url: URL) throws -> ModelDefinition? {
    try translating(url) {
      let opened = try SQLFile.open(url.path, isReadOnly: true)
      defer { opened.database.close() }
      guard opened.tables.contains("Z_MODELCACHE") else { return nil }
      return try SQLMetadata.model(opened.database)
    }
  }

  /// Puts other metadata into a file.
  public static func setMetadata(_ metadata: [String: any Sendable], at url: URL) throws {
    try translating(url) {
      let opened = try SQLFile.open(url.path, isReadOnly: false, mayCreate: false)
      defer { opened.database.close() }
      guard !opened.isEmpty else { throw StoreProblem.noStore(url.path) }
      var metadata = metadata
      if metadata["NSStoreUUID"] == nil {
        metadata["NSStoreUUID"] = try SQLMetadata.read(opened.database, path: url.path)["NSStoreUUID"]
      }
      try SQLMetadata.write(metadata, in: opened.database)
    }
  }

  /// Empties a file, as Apple does: stores that are open on it stay whole, and the file stays there, or comes to be.
  public static func destroy(at url: URL) throws {
    guard !isPrivate(url) else { return }
    try translating(url) {
      let database = try SQLDatabase(path: url.path, isReadOnly: false)
      defer { database.close() }
      try database.transaction {
        let query = try database.prepare(
          "SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger', 'view') AND name NOT LIKE 'sqlite_%'"
        )
        var names: [(String, String)] = []
        while try query.step() { names.append((query.text(0), query.text(1))) }
        query.reset()
        for (type, name) in names { try database.execute("DROP \(type) IF EXISTS \(quoted(name))") }
      }
      try database.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try? FileManager.default.removeItem(at: SQLExternalData.folder(of: url))
  }

  /// Makes a file a copy of another one, with what stands in its log.
  public static func replace(at url: URL, with source: URL) throws {
    guard FileManager.default.fileExists(atPath: source.path) else { throw StoreProblem.noStore(source.path) }
    try translating(url) {
      let from = try SQLFile.open(source.path, isReadOnly: true).database
      defer { from.close() }
      let to = try SQLDatabase(path: url.path, isReadOnly: false)
      defer { to.close() }
      try to.copy(from)
    }
    let folder = SQLExternalData.folder(of: url)
    try? FileManager.default.removeItem(at: folder)
    let data = SQLExternalData.folder(of: source)
    guard FileManager.default.fileExists(atPath: data.path) else { return }
    try FileManager.default.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: data, to: folder)
  }

  private static func translating<Result>(_ url: URL, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let problem as SQLProblem {
      throw StoreProblem(problem, path: url.path, isOpening: true)
    }
  }
}

extension StoreProblem {
  static func noStore(_ path: String) -> StoreProblem {
    StoreProblem(code: CocoaError.Code.fileReadNoSuchFile.rawValue, reason: "there is no store", path: path)
  }
}
