/// A table that a statement reads under a short name, with the tables that its relationships to one lead to.
final class SQLSource {
  let alias: String
  /// The index of the entity.
  let entity: Int
  private(set) var joins: [(path: [String], source: SQLSource, text: String)] = []

  init(alias: String, entity: Int) {
    self.alias = alias
    self.entity = entity
  }

  func column(_ name: String) -> String { "\(alias).\(quoted(name))" }

  func source(at path: [String]) -> SQLSource? { joins.first { $0.path == path }?.source }

  func add(_ source: SQLSource, at path: [String], text: String) { joins.append((path, source, text)) }

  /// The tables that are joined to this one.
  var joinText: String { joins.map { " " + $0.text + $0.source.joinText }.joined() }
}
