import Foundation
import SQLite3

/// A prepared statement. Values are bound from 1, columns are read from 0.
final class SQLStatement {
  private let handle: OpaquePointer
  private unowned let database: SQLDatabase

  init(_ handle: OpaquePointer, _ database: SQLDatabase) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// The values' bytes are copied, so that they need not outlive the call.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  func bind(_ value: Int64, at index: Int) { sqlite3_bind_int64(handle, Int32(index), value) }

  func bind(_ value: Double, at index: Int) { sqlite3_bind_double(handle, Int32(index), value) }

  func bindNull(at index: Int) { sqlite3_bind_null(handle, Int32(index)) }

  func bind(_ value: String, at index: Int) {
    var value = value
    value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        // An empty text has no address, and null would be bound.
        let start = bytes.baseAddress
        _ =
          start == nil
          ? sqlite3_bind_text(handle, Int32(index), "", 0, Self.transient)
          : sqlite3_bind_text(handle, Int32(index), start, Int32(bytes.count), Self.transient)
      }
    }
  }

  func bind(_ value: Data, at index: Int) {
    if value.isEmpty {
      sqlite3_bind_zeroblob(handle, Int32(index), 0)
    } else {
      value.withUnsafeBytes { bytes in
        _ = sqlite3_bind_blob(handle, Int32(index), bytes.baseAddress, Int32(bytes.count), Self.transient)
      }
    }
  }

  func bind(_ value: SQLValue, at index: Int) {
    switch value {
    case .null: bindNull(at: index)
    case .integer(let value): bind(value, at: index)
    case .double(let value): bind(value, at: index)
    case .text(let value): bind(value, at: index)
    case .blob(let value): bind(value, at: index)
    }
  }

  /// Binds what a property keeps.
  func bind(_ value: Value, at index: Int) {
    switch value {
    case .null, .objects: bindNull(at: index)
    case .integer(let value): bind(value, at: index)
    case .double(let value), .date(let value): bind(value, at: index)
    case .string(let value): bind(value, at: index)
    case .data(let value): bind(value, at: index)
    case .object(let id): bind(id.key, at: index)
    case .decimal, .uuid, .url: bind(SQLValue(value), at: index)
    }
  }

  /// Whether there is another row.
  func step() throws -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else {
      let problem = database.problem(code)
      sqlite3_reset(handle)
      throw problem
    }
    return false
  }

  /// Carries out a statement without rows; it can be bound again afterwards.
  func run() throws {
    defer { sqlite3_reset(handle) }
    while try step() {}
  }

  /// Ends the reading, and keeps the values.
  func rewind() { sqlite3_reset(handle) }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  func double(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

  func text(_ column: Int) -> String {
    guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func blob(_ column: Int) -> Data {
    guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column))))
  }

  func value(_ column: Int) -> SQLValue {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .double(double(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}
