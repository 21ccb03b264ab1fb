import Foundation
import PersistenceModel

/// The tables of a file that does not keep its model as this engine does: by them it is known which model it has.
public struct SQLOutline: Sendable {
  /// The declared types of columns, by table.
  private var tables: [String: [String: String]]
  private let numbers: [String: Int64]

  /// Nil for a file of this engine's own, and for an empty one.
  public init?(of url: URL) throws {
    let opened = try SQLFile.open(url.path, isReadOnly: true)
    defer { opened.database.close() }
    guard !opened.isEmpty else { return nil }
    if opened.tables.contains("Z_MODELCACHE"), try SQLMetadata.model(opened.database) != nil { return nil }
    numbers = opened.numbers
    tables = [:]
    let query = try opened.database.prepare("SELECT name, type FROM pragma_table_info(?)")
    for table in opened.tables {
      query.bind(table, at: 1)
      while try query.step() { tables[table, default: [:]][query.text(0)] = query.text(1) }
      query.reset()
    }
  }

  /// Whether the file has what the model needs, and nothing else.
  public func fits(_ definition: ModelDefinition) -> Bool {
    guard let model = try? Model(definition), isNumbered(model) else { return false }
    let layout = SQLLayout(model, numbers: numbers, existingTables: Set(tables.keys))
    for root in model.entities where root.parent == nil {
      guard var found = tables[layout.tables[root.index]] else { return false }
      for (name, type) in layout.columns[root.index] ?? [] {
        guard let known = found.removeValue(forKey: name), Self.isSame(known, type) else { return false }
      }
      if !found.keys.allSatisfy({ $0.hasPrefix("Z_") }) { return false }
    }
    return layout.joins.values.allSatisfy { join in
      let columns = [join.ownColumn, join.otherColumn, join.orderColumn, join.otherOrderColumn].compactMap { $0 }
      return tables[join.table].map { found in columns.allSatisfy { found[$0] != nil } } ?? false
    }
  }

  private func isNumbered(_ model: Model) -> Bool {
    model.entities.allSatisfy { entity in
      numbers[entity.name] != nil || entity.definition.renamingIdentifier.map { numbers[$0] != nil } ?? false
    }
  }

  private static func isSame(_ known: String, _ type: String) -> Bool {
    known.split(separator: "(").first?.uppercased() == type
  }
}
