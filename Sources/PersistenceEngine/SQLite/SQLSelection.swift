import Foundation
import PersistenceModel

/// The columns that are read for objects of an entity, and how rows are made of them.
struct SQLSelection: Sendable {
  /// How a column becomes a value.
  private enum Reading: Sendable {
    case none
    case integer, double, decimal, string, date, data, externalData, uuid, url
    case object(entity: Int32, entityColumn: Int?)
  }

  /// The names of the columns after key, entity and version, which are read first.
  let columns: [String]
  private let family: Range<Int>
  /// By the place of an entity in the family, then by slot.
  private let readings: [[(column: Int, reading: Reading)]]
  private let store: Int32
  private let external: SQLExternalData

  init(_ entity: Entity, of model: Model, layout: SQLLayout, store: Int32, external: SQLExternalData) {
    var columns: [String] = []
    var indexes: [String: Int] = [:]
    func index(_ name: String) -> Int {
      if let index = indexes[name] { return index }
      columns.append(name)
      indexes[name] = columns.count + 2
      return columns.count + 2
    }
    readings = entity.family.map { heir in
      zip(layout.places[heir], model.entities[heir].properties).map { place, property in
        switch place {
        case .attribute(let column, _) where layout.externals[heir].contains(property.slot):
          return (index(column), .externalData)
        case .attribute(let column, let kind): return (index(column), Self.reading(of: kind))
        case .toOne(let column, let entityColumn, _):
          let destination = Int32(property.relationship?.destination ?? 0)
          return (index(column), .object(entity: destination, entityColumn: entityColumn.map(index)))
        case .nowhere, .inverse, .join: return (0, .none)
        }
      }
    }
    self.columns = columns
    family = entity.family
    self.store = store
    self.external = external
  }

  private static func reading(of kind: AttributeDefinition.Kind) -> Reading {
    switch kind {
    case .integer16, .integer32, .integer64, .boolean: .integer
    case .double, .float: .double
    case .decimal: .decimal
    case .string: .string
    case .date: .date
    case .uuid: .uuid
    case .uri: .url
    case .binary, .transformable, .composite, .undefined, .objectID: .data
    }
  }

  /// The columns as they stand after `SELECT`, of a table under a name.
  func text(_ alias: String) -> String {
    (["Z_PK", "Z_ENT", "Z_OPT"] + columns).map { "\(alias).\(quoted($0))" }.joined(separator: ", ")
  }

  /// The object in the statement's current row; nil where its entity is not in the model.
  func object(_ statement: SQLStatement, layout: SQLLayout) -> (ObjectID, Row)? {
    guard let entity = layout.entities[statement.integer(1)], family.contains(entity) else { return nil }
    let id = ObjectID(entity: Int32(entity), store: store, key: statement.integer(0))
    let values = readings[entity - family.lowerBound].map { value(statement, $0.column, $0.reading, layout) }
    return (id, Row(values: values, version: statement.integer(2)))
  }

  private func value(_ statement: SQLStatement, _ column: Int, _ reading: Reading, _ layout: SQLLayout) -> Value {
    if case .none = reading { return .null }
    if statement.isNull(column) { return .null }
    switch reading {
    case .none: return .null
    case .integer: return .integer(statement.integer(column))
    case .double: return .double(statement.double(column))
    case .date: return .date(statement.double(column))
    case .string: return .string(statement.text(column))
    case .data: return .data(statement.blob(column))
    case .externalData: return external.data(statement.blob(column)).map { .data($0) } ?? .null
    case .decimal: return .decimal(DecimalBox(Self.decimal(statement, column)))
    case .uuid: return Self.uuid(statement.blob(column)).map { .uuid($0) } ?? .null
    case .url: return URL(string: statement.text(column)).map { .url($0) } ?? .null
    case .object(let entity, let entityColumn):
      let known = entityColumn.flatMap { layout.entities[statement.integer($0)] }
      return .object(
        ObjectID(entity: known.map { Int32($0) } ?? entity, store: store, key: statement.integer(column)))
    }
  }

  private static func decimal(_ statement: SQLStatement, _ column: Int) -> Decimal {
    switch statement.value(column) {
    case .integer(let value): Decimal(value)
    case .double(let value): Decimal(string: "\(value)") ?? Decimal(value)
    case .text(let text): Decimal(string: text) ?? 0
    default: 0
    }
  }

  static func uuid(_ data: Data) -> UUID? {
    guard data.count == 16 else { return nil }
    return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
