import Foundation
import GRDB

/// The same with GRDB's prepared statements and plain rows.
struct GRDBWork {
  let pool: DatabasePool
  let measurements: Measurements
  private let count = StoreWork.count

  init(path: String, measurements: Measurements) throws {
    self.measurements = measurements
    var configuration = Configuration()
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF; PRAGMA secure_delete = OFF") }
    pool = try DatabasePool(path: path, configuration: configuration)
  }

  func run() throws {
    try pool.write { database in
      try database.execute(
        sql: """
          CREATE TABLE item (id INTEGER PRIMARY KEY, entity INTEGER, version INTEGER, a INTEGER, b INTEGER, c DOUBLE,
          d TEXT, e TEXT, f DOUBLE, g INTEGER, h TEXT, i INTEGER, j DOUBLE);
          CREATE INDEX byA ON item(a)
          """)
    }
    try measurements.measure("insert and save") { try pool.write(insert) }
    try pool.read { database in
      let all = try database.makeStatement(sql: "SELECT * FROM item")
      try measurements.measure("fetch and read everything", expecting: count) { try read(Row.fetchAll(all)) }
      let indexed = try database.makeStatement(sql: "SELECT * FROM item WHERE a = ?")
      _ = try Row.fetchAll(indexed, arguments: [7])
      try measurements.measure("fetch 1,000 by an indexed condition", expecting: 1000) {
        try read(Row.fetchAll(indexed, arguments: [7]))
      }
      try measurements.measure("count", expecting: count) {
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM item") ?? 0
      }
      try measurements.measure("count half of them", expecting: 50_000) {
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM item WHERE b < 50000") ?? 0
      }
    }
    try measurements.measure("batch update") {
      try pool.write { try $0.execute(sql: "UPDATE item SET i = 1 WHERE b < 50000") }
    }
    try measurements.measure("batch delete") {
      try pool.write { try $0.execute(sql: "DELETE FROM item WHERE b < 50000") }
    }
  }

  private func insert(_ database: Database) throws {
    let statement = try database.makeStatement(sql: "INSERT INTO item VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)")
    for number in 0..<count {
      try statement.execute(arguments: [
        number + 1, 1, 1, number % 100, number, Double(number) / 2, "name \(number)",
        "another text that is longer \(number)", Double(number), number & 1, "x\(number % 10)", number * 3, 1.5,
      ])
    }
  }

  /// Reads every column of every row.
  @inline(never) private func read(_ rows: [Row]) -> Int {
    var bytes = 0
    for row in rows {
      let numbers: [Int] = [row[3], row[4], row[9], row[11]]
      let doubles: [Double] = [row[5], row[8], row[12]]
      let texts: [String] = [row[6], row[7], row[10]]
      bytes &+= numbers.reduce(0, &+) &+ Int(doubles[0]) &+ texts.reduce(0) { $0 + $1.utf8.count }
    }
    precondition(bytes != 1)
    return rows.count
  }
}
