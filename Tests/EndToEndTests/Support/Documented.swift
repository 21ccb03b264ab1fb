import Foundation

/// What `Documentation/Events.md` says of the JSON report.
enum Documented {
  /// The fields of each event, read from the tables of the page.
  static func fields() throws -> [String: Set<String>] {
    var fields: [String: Set<String>] = [:]
    for row in try rows() where row.count == 2 {
      for name in row[0] { fields[name] = Set(row[1]) }
    }
    return fields
  }

  /// The names in the cells of each row.
  private static func rows() throws -> [[[String]]] {
    let page = WindfallCommand.repository.appendingPathComponent("Documentation/Events.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      $0.split(separator: "|").map { cell in
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
          .map { String($0.element) }
      }
    }
  }
}
