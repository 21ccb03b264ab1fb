import Foundation
import PersistenceModel

/// What a file says about itself: one row with a property list.
enum SQLMetadata {
  static func read(_ database: SQLDatabase, path: String?) throws -> [String: any Sendable] {
    let query = try database.prepare("SELECT Z_UUID, Z_PLIST FROM Z_METADATA")
    guard try query.step() else {
      throw StoreProblem(
        code: CocoaError.Code.fileReadCorruptFile.rawValue, reason: "the file has no metadata", path: path)
    }
    var metadata: [String: any Sendable] = [:]
    if let plist = try? PropertyListSerialization.propertyList(from: query.blob(1), format: nil) as? [String: Any] {
      for (key, value) in plist { metadata[key] = sendable(value) }
    }
    metadata["NSStoreUUID"] = query.text(0)
    metadata["NSStoreType"] = "SQLite"
    return metadata
  }

  static func write(_ metadata: [String: any Sendable], in database: SQLDatabase) throws {
    var plist: [String: Any] = metadata
    plist["NSStoreUUID"] = nil
    let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
    let statement = try database.prepare(
      "INSERT OR REPLACE INTO Z_METADATA(Z_VERSION, Z_UUID, Z_PLIST) VALUES(1, ?, ?)")
    statement.bind(metadata["NSStoreUUID"] as? String ?? UUID().uuidString, at: 1)
    statement.bind(data, at: 2)
    try statement.run()
  }

  /// The model that the file was made for; nil in a file of Apple's, which keeps it in a form of their own.
  static func model(_ database: SQLDatabase) throws -> ModelDefinition? {
    let query = try database.prepare("SELECT Z_CONTENT FROM Z_MODELCACHE")
    return try query.step() ? try? ModelDefinition(data: query.blob(0)) : nil
  }

  static func write(_ model: ModelDefinition, in database: SQLDatabase) throws {
    let statement = try database.prepare("INSERT INTO Z_MODELCACHE(Z_CONTENT) VALUES(?)")
    statement.bind(try model.data(), at: 1)
    try statement.run()
  }

  /// What a property list holds, which never changes.
  static func sendable(_ value: Any) -> (any Sendable)? {
    switch value {
    case let value as String: return value
    case let value as Data: return value
    case let value as Date: return value
    case let value as [Any]: return value.compactMap { sendable($0) } as [any Sendable]
    case let value as [String: Any]:
      if let datas = value as? [String: Data] { return datas }
      return value.compactMapValues { sendable($0) } as [String: any Sendable]
    case let value as Int: return value
    case let value as Double: return value
    default: return nil
    }
  }
}
