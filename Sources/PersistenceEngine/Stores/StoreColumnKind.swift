import Foundation
import PersistenceModel
import WindfallCore

/// What values a column of results holds.
enum StoreColumnKind {
  case attribute(AttributeDefinition.Kind)
  case object(entity: Int)
  /// A number or text, as it was reckoned.
  case any
  case date

  init(of operand: PredicateOperand, entity: Int, in model: Model) {
    switch operand {
    case .subject: self = .object(entity: entity)
    case .keyPath(let keys):
      self = .any
      var current = model.entities[entity]
      for key in keys {
        guard let property = current.property(named: key) else { return }
        switch property.content {
        case .attribute(let attribute): self = .attribute(attribute.kind)
        case .relationship(let relationship):
          self = .object(entity: relationship.destination)
          current = model.entities[relationship.destination]
        }
      }
    case .function(.minimum, let operands), .function(.maximum, let operands):
      self = operands.first.map { StoreColumnKind(of: $0, entity: entity, in: model) } ?? .any
    case .constant(.date): self = .date
    case .arithmetic(_, let left, _):
      let kind = StoreColumnKind(of: left, entity: entity, in: model)
      if case .attribute(.date) = kind { self = .date } else { self = .any }
    default: self = .any
    }
  }

  /// How many columns of SQL it takes.
  var width: Int {
    if case .object = self { 2 } else { 1 }
  }

  func value(_ statement: SQLStatement, _ column: Int, store: Int32, layout: SQLLayout) -> Value {
    if statement.isNull(column) { return .null }
    switch self {
    case .object(let entity):
      let known = layout.entities[statement.integer(column + 1)] ?? entity
      return .object(ObjectID(entity: Int32(known), store: store, key: statement.integer(column)))
    case .date: return .date(statement.double(column))
    case .any: return Value(statement.value(column), as: nil)
    case .attribute(let kind): return Value(statement.value(column), as: kind)
    }
  }
}

extension Value {
  /// What a column's value is for a property of a kind.
  init(_ value: SQLValue, as kind: AttributeDefinition.Kind?) {
    switch (value, kind) {
    case (.null, _): self = .null
    case (.integer(let number), .date): self = .date(Double(number))
    case (.double(let number), .date): self = .date(number)
    case (.integer(let number), .double), (.integer(let number), .float): self = .double(Double(number))
    case (.integer(let number), .decimal): self = .decimal(DecimalBox(Decimal(number)))
    case (.double(let number), .decimal):
      self = .decimal(DecimalBox(Decimal(string: "\(number)") ?? Decimal(number)))
    case (.integer(let number), _): self = .integer(number)
    case (.double(let number), _): self = .double(number)
    case (.text(let text), .uri): self = URL(string: text).map { .url($0) } ?? .null
    case (.text(let text), _): self = .string(text)
    case (.blob(let data), .uuid): self = SQLSelection.uuid(data).map { .uuid($0) } ?? .null
    case (.blob(let data), _): self = .data(data)
    }
  }
}
