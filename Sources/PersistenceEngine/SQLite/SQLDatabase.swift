import Foundation
import SQLite3

/// A connection to one file, or to a database in memory. Used by one thread at a time.
final class SQLDatabase {
  private var handle: OpaquePointer?
  private var statements: [String: SQLStatement] = [:]
  /// How many statements are kept; those of conditions with other shapes would gather without end.
  private static let statementLimit = 200

  /// How long others are waited for where nobody says it, in seconds.
  static let usualTimeout = 5.0

  /// Nil for a database in memory. The timeout, in seconds, is for locks of other connections.
  init(path: String?, isReadOnly: Bool, mayCreate: Bool = true, timeout: Double = usualTimeout) throws {
    let flags =
      (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | (mayCreate ? SQLITE_OPEN_CREATE : 0))
      | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path ?? ":memory:", &handle, flags, nil)
    guard code == SQLITE_OK else {
      let problem = problem(code)
      sqlite3_close_v2(handle)
      handle = nil
      throw problem
    }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(max(0, min(timeout * 1000, Double(Int32.max)))))
    SQLFunctions.register(in: handle)
  }

  deinit { close() }

  func close() {
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  func problem(_ code: Int32) -> SQLProblem {
    let message = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
    return SQLProblem(
      code: extended & 0xff == code & 0xff ? extended : code, message: message.map { String(cString: $0) } ?? "")
  }

  /// The statement is kept and handed out again for the same text; it comes back reset.
  func statement(_ text: String) throws -> SQLStatement {
    if let statement = statements[text] {
      statement.reset()
      return statement
    }
    let statement = try prepare(text)
    if statements.count >= Self.statementLimit { statements.removeAll() }
    statements[text] = statement
    return statement
  }

  /// A statement that is not kept.
  func prepare(_ text: String) throws -> SQLStatement {
    guard let handle else { throw SQLProblem(code: SQLITE_MISUSE, message: "the store is closed") }
    var result: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &result, nil)
    guard code == SQLITE_OK, let result else { throw problem(code) }
    return SQLStatement(result, self)
  }

  /// Carries out statements that have neither values nor rows.
  func execute(_ text: String) throws {
    let code = sqlite3_exec(handle, text, nil, nil, nil)
    guard code == SQLITE_OK else { throw problem(code) }
  }

  /// How many rows the last statement changed.
  var changedCount: Int { handle.map { Int(sqlite3_changes($0)) } ?? 0 }

  var isInTransaction: Bool { handle.map { sqlite3_get_autocommit($0) == 0 } ?? false }

  /// Takes over all that is in another database.
  func copy(_ other: SQLDatabase) throws {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else { throw problem(SQLITE_ERROR) }
    let code = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else { throw problem(code == SQLITE_DONE ? end : code) }
  }

  /// Does all of it or nothing.
  func transaction<Result>(_ begin: String = "BEGIN IMMEDIATE", _ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    try statement(begin).run()
    do {
      let result = try body()
      try statement("COMMIT").run()
      return result
    } catch {
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }
}
