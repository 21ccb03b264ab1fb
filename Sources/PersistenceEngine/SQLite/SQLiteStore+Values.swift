import Foundation
import WindfallCore

extension SQLiteStore {
  public func values(_ fetch: StoreFetch, columns: [StoreColumn], grouping: StoreGrouping?, isDistinct: Bool) throws
    -> [[Value]]
  {
    var query = try SQLQuery(fetch, store: self)
    let resolution = ConditionResolution(model.entities[fetch.entity], in: model)
    query.translator.allowsAggregates = true
    var terms: [SQLFragment] = []
    var readings: [StoreColumnKind] = []
    for column in columns {
      let operand = try resolution.resolved(column.operand)
      var sql = try query.translator.term(operand).sql
      let kind = StoreColumnKind(of: operand, entity: fetch.entity, in: model)
      if case .object = kind {
        // The object's entity is not in its key.
        sql = try query.entity(of: operand).map { sql + ", " + $0 } ?? sql + ", NULL"
      }
      terms.append(sql)
      readings.append(kind)
    }
    var groups: SQLFragment?
    if let grouping, !grouping.columns.isEmpty {
      var keys: [SQLFragment] = []
      for column in grouping.columns {
        keys.append(try query.translator.term(try resolution.resolved(column.operand)).sql)
      }
      groups = " GROUP BY " + keys.joined(", ")
      if let having = grouping.having {
        groups =
          (groups ?? SQLFragment("")) + " HAVING " + (try query.translator.condition(resolution.resolved(having)))
      }
    }
    let isAggregate = try columns.contains { Self.isAggregate(try resolution.resolved($0.operand)) }
    try query.addOrder(endsWithKey: groups == nil && !isDistinct && !isAggregate)
    var result: [[Value]] = []
    try each(query.statement((isDistinct ? "DISTINCT " : "") + terms.joined(", "), groups: groups)) { statement in
      var column = 0
      result.append(
        readings.map { kind in
          defer { column += kind.width }
          return kind.value(statement, column, store: number, layout: layout)
        })
    }
    return result
  }

  /// Whether it makes one value of those of all objects.
  private static func isAggregate(_ operand: PredicateOperand) -> Bool {
    if case .function(let function, _) = operand { return function.argumentCount == nil }
    return false
  }
}

extension SQLQuery {
  /// The number of the entity of the object that an operand stands for.
  fileprivate mutating func entity(of operand: PredicateOperand) throws -> SQLFragment? {
    switch operand {
    case .subject: return SQLFragment(translator.root.column("Z_ENT"))
    case .keyPath(let keys):
      // A column of the object itself makes its table join.
      return try translator.term(keys + ["entity"], of: translator.root).sql
    default: return nil
    }
  }
}

extension StoreColumn {
  /// What the column says as one side of a comparison.
  var operand: PredicateOperand {
    switch self {
    case .keyPath(let keys): .keyPath(keys)
    case .expression(let operand): operand
    case .identifier: .subject
    }
  }
}
