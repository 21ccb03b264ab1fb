import SQLite3
import Testing

@Suite("SQLite")
struct SQLiteTests {
  @Test("A database takes rows and gives them back")
  func rows() {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    #expect(sqlite3_exec(database, "create table t (a text); insert into t values ('x')", nil, nil, nil) == SQLITE_OK)
    var statement: OpaquePointer?
    #expect(sqlite3_prepare_v2(database, "select a from t", -1, &statement, nil) == SQLITE_OK)
    #expect(sqlite3_step(statement) == SQLITE_ROW)
    #expect(sqlite3_column_text(statement, 0).map { String(cString: $0) } == "x")
    #expect(sqlite3_step(statement) == SQLITE_DONE)
    sqlite3_finalize(statement)
    #expect(sqlite3_exec(database, "nonsense", nil, nil, nil) == SQLITE_ERROR)
  }

  @Test("A library without snapshots answers that none can be taken")
  func snapshots() {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    var snapshot: UnsafeMutablePointer<sqlite3_snapshot>?
    #expect(sqlite3_snapshot_get(database, "main", &snapshot) == SQLITE_ERROR)
    #expect(snapshot == nil)
    #expect(sqlite3_snapshot_recover(database, "main") == SQLITE_ERROR)
    sqlite3_snapshot_free(snapshot)
  }
}
