@_spi(Windfall) import FoundationOverlay
import PersistenceEngine
import PersistenceModel
import WindfallCore

/// Fetches dictionaries: of what is in the stores, never of unsaved changes.
struct DictionaryFetch {
  private struct Column {
    var name: String
    var column: StoreColumn
    var kind: AttributeDefinition.Kind
  }

  private let operation: FetchOperation

  init(_ operation: FetchOperation) { self.operation = operation }

  func results() throws -> [NSDictionary] {
    let request = operation.request
    let columns = try self.columns()
    let grouping = try request.propertiesToGroupBy.map { properties in
      StoreGrouping(
        columns: try properties.map { try column($0).column }, having: having(columns))
    }
    let plan = try operation.plan()
    let coordinator = operation.coordinator
    let values = try coordinator.reading {
      try operation.stores.flatMap { store in
        try operation.context.engine(of: store).values(
          plan.fetch, columns: columns.map(\.column), grouping: grouping, isDistinct: request.returnsDistinctResults)
      }
    }
    return values.map { row in
      let result = NSMutableDictionary()
      for (column, value) in zip(columns, row) {
        if case .object(let id) = value {
          result[column.name] = coordinator.identifier(of: id)
        } else if let object = ValueCoding.object(of: value, kind: column.kind) {
          result[column.name] = object
        }
      }
      return result
    }
  }

  /// Variables in it stand for columns.
  private func having(_ columns: [Column]) -> PredicateCondition? {
    operation.request.havingPredicate?.condition?.transformed { operand in
      guard case .variable(let name) = operand, let column = columns.first(where: { $0.name == name }) else {
        return nil
      }
      switch column.column {
      case .keyPath(let path): return .keyPath(path)
      case .expression(let operand): return operand
      case .identifier: return .subject
      }
    }
  }

  private func columns() throws -> [Column] {
    if let wanted = operation.request.propertiesToFetch { return try wanted.map { try column($0) } }
    return operation.managed.entity.properties.compactMap { property in
      guard !property.isTransient, property.relationship?.isToMany != true else { return nil }
      return Column(
        name: property.name, column: .keyPath([property.name]), kind: property.attribute?.kind ?? .undefined)
    }
  }

  private func column(_ property: Any) throws -> Column {
    if let description = property as? NSExpressionDescription {
      guard let expression = description.expression else {
        stop(
          .invalidArgumentException, "Invalid keypath expression (\(description.name)) passed to setPropertiesToFetch:")
      }
      let kind = description.expressionResultType.kind
      if case .subject = expression.parsed { return Column(name: description.name, column: .identifier, kind: kind) }
      return Column(name: description.name, column: .expression(expression.parsed), kind: kind)
    }
    let name = (property as? NSPropertyDescription)?.name ?? property as? String ?? ""
    let path = name.split(separator: ".").map { String($0) }
    if name == "objectID" { return Column(name: name, column: .identifier, kind: .objectID) }
    return Column(name: name, column: .keyPath(path), kind: kind(of: path))
  }

  /// The kind of what stands at the end of a path.
  private func kind(of path: [String]) -> AttributeDefinition.Kind {
    var entity = operation.managed.entity
    for key in path {
      guard let property = entity.property(named: key) else {
        stop(
          .invalidArgumentException,
          "Invalid keypath \(path.joined(separator: ".")) passed to setPropertiesToFetch:")
      }
      guard let relationship = property.relationship else { return property.attribute?.kind ?? .undefined }
      entity = operation.managed.model.model.entities[relationship.destination]
    }
    return .objectID
  }
}
