import Foundation
import SQLite3

/// Opens files, with a look at what they are before anything is written.
enum SQLFile {
  struct Opened {
    var database: SQLDatabase
    /// Whether there is nothing in it.
    var isEmpty: Bool
    var tables: Set<String>
    /// What the file calls the entities.
    var numbers: [String: Int64]
  }

  static func open(
    _ path: String?, isReadOnly: Bool, mayCreate: Bool = true, timeout: Double = SQLDatabase.usualTimeout
  ) throws -> Opened {
    if let path {
      if isReadOnly || !mayCreate, !FileManager.default.fileExists(atPath: path) {
        throw StoreProblem(
          code: CocoaError.Code.fileReadNoSuchFile.rawValue, reason: "no such file", path: path)
      }
      if isCut(path) {
        throw StoreProblem(
          SQLProblem(code: SQLITE_CORRUPT, message: "database disk image is malformed"), path: path, isOpening: true)
      }
    }
    let database = try SQLDatabase(path: path, isReadOnly: isReadOnly, mayCreate: mayCreate, timeout: timeout)
    guard path != nil else { return Opened(database: database, isEmpty: true, tables: [], numbers: [:]) }
    let tables = try names(in: database)
    if tables.isEmpty { return Opened(database: database, isEmpty: true, tables: [], numbers: [:]) }
    guard tables.contains("Z_METADATA"), tables.contains("Z_PRIMARYKEY") else {
      throw StoreProblem(
        code: CocoaError.Code.fileReadCorruptFile.rawValue, sqliteCode: Int(SQLITE_NOTADB),
        reason: "the file has none of Core Data's tables", path: path)
    }
    var numbers: [String: Int64] = [:]
    let query = try database.prepare("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY")
    while try query.step() { numbers[query.text(0)] = query.integer(1) }
    return Opened(database: database, isEmpty: false, tables: tables, numbers: numbers)
  }

  private static func names(in database: SQLDatabase) throws -> Set<String> {
    let query = try database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    var names: Set<String> = []
    while try query.step() { names.insert(query.text(0)) }
    return names
  }

  /// Whether the file is shorter than its header says. SQLite would notice when it reads the missing part.
  private static func isCut(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path), let header = try? file.read(upToCount: 100),
      header.count == 100, header.starts(with: Data("SQLite format 3\0".utf8)),
      let size = try? file.seekToEnd()
    else { return false }
    let wal = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
    guard (wal ?? 0) == 0 else { return false }
    func number(_ start: Int, _ count: Int) -> UInt64 {
      header[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
    }
    let pageSize = number(16, 2) == 1 ? 65536 : number(16, 2)
    // The count is only valid where both counters of changes agree.
    return number(24, 4) == number(92, 4) && size < number(28, 4) * pageSize
  }

  /// Settings that are to hold before the first transaction.
  static func prepare(_ database: SQLDatabase, isPrivate: Bool, pragmas: [String: String]) throws {
    if !isPrivate { try database.execute("PRAGMA journal_mode = WAL") }
    // An app is killed, the system does not fall: what was given to the system is written.
    try database.execute("PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = OFF")
    for (name, value) in pragmas.sorted(by: { $0.key < $1.key }) where name.allSatisfy({ $0.isLetter || $0 == "_" }) {
      if name == "journal_mode" && isPrivate { continue }
      try database.execute("PRAGMA \(name) = '\(value.replacingOccurrences(of: "'", with: "''"))'")
    }
  }
}
