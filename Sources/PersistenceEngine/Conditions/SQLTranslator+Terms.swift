import Foundation
import PersistenceModel
import WindfallCore

extension SQLTranslator {
  /// One value for each object.
  mutating func term(_ operand: PredicateOperand) throws -> SQLTerm {
    switch operand {
    case .constant(let constant): return try term(constant)
    case .subject: return self.key(of: root)
    case .keyPath(let keys): return try term(keys, of: root)
    case .variable(let name): return self.key(of: try source(ofVariable: name))
    case .path(.variable(let name), let keys): return try term(keys, of: try source(ofVariable: name))
    case .call: throw ConditionProblem.unsupportedFunction(operand.description)
    case .path, .list, .subquery, .set: throw ConditionProblem.unsupportedPredicate(operand.description)
    case .arithmetic(let operation, let left, let right):
      let first = try term(left)
      let second = try term(right)
      for kind in [first.kind, second.kind] where ![.number, .date, .null].contains(kind) {
        throw ConditionProblem.unsupportedFunction(operand.description)
      }
      let isDate =
        first.kind == .date && [.add, .subtract].contains(operation)
        && !(operation == .subtract && second.kind == .date)
      return SQLTerm(
        sql: "windfall_call('\(operation.functionName)', " + real(first) + ", " + real(second) + ")",
        kind: isDate ? .date : .number)
    case .ternary(let condition, let first, let second):
      let holds = try self.condition(condition)
      let first = try term(first)
      let second = try term(second)
      guard first.kind == second.kind || first.kind == .null || second.kind == .null else {
        throw ConditionProblem.unsupportedFunction(operand.description)
      }
      return SQLTerm(
        sql: "CASE WHEN " + holds + " THEN " + first.sql + " ELSE " + second.sql + " END",
        kind: first.kind == .null ? second.kind : first.kind)
    case .function(let function, let operands):
      return try term(function, operands, text: operand.description)
    }
  }

  /// Dates are kept as whole numbers where they are whole, and must not be reckoned with as such.
  private func real(_ term: SQLTerm) -> SQLFragment {
    term.kind == .date ? "CAST(" + term.sql + " AS REAL)" : term.sql
  }

  func key(of source: SQLSource) -> SQLTerm {
    SQLTerm(sql: SQLFragment(source.column("Z_PK")), kind: .object(root: model.entities[source.entity].root))
  }

  private func source(ofVariable name: String) throws -> SQLSource {
    guard let source = variables[name] else { throw PredicateProblem.unknownVariable(name) }
    return source
  }

  private func term(_ constant: PredicateConstant) throws -> SQLTerm {
    switch constant {
    case .null: return SQLTerm(sql: SQLFragment("NULL"), kind: .null)
    case .integer(let value): return SQLTerm(sql: SQLFragment("?", [.integer(Int64(value))]), kind: .number)
    case .double(let value):
      if value.isNaN { return SQLTerm(sql: SQLFragment("NULL"), kind: .number) }
      return SQLTerm(sql: SQLFragment("?", [.double(value)]), kind: .number)
    case .string(let value): return SQLTerm(sql: SQLFragment("?", [.text(value)]), kind: .text)
    case .date(let value): return SQLTerm(sql: SQLFragment("?", [.double(value)]), kind: .date)
    case .list: throw ConditionProblem.unsupportedPredicate(constant.description)
    case .object(let object):
      switch object.base.base {
      case let id as ObjectID:
        // No object has the key 0: an ID of another store, or a temporary one, is nobody's.
        return SQLTerm(
          sql: SQLFragment("?", [.integer(id.store == store ? id.key : 0)]),
          kind: .object(root: model.entities[Int(id.entity)].root))
      case let entity as EntityReference:
        let number = model.entity(named: entity.name).map { layout.numbers[$0.index] } ?? 0
        return SQLTerm(sql: SQLFragment("?", [.integer(number)]), kind: .entity)
      case let data as Data: return SQLTerm(sql: SQLFragment("?", [.blob(data)]), kind: .data)
      case let id as UUID: return SQLTerm(sql: SQLFragment("?", [SQLValue(.uuid(id))]), kind: .uuid)
      case let number as Decimal: return SQLTerm(sql: SQLFragment("?", [SQLValue(number)]), kind: .number)
      default: throw ConditionProblem.unsupportedPredicate("\(constant)")
      }
    }
  }

  /// What a key path of relationships to one leads to.
  mutating func term(_ keys: [String], of start: SQLSource) throws -> SQLTerm {
    var source = start
    for (index, key) in keys.enumerated() {
      let isLast = index == keys.count - 1
      let entity = model.entities[source.entity]
      guard let property = entity.property(named: key) else {
        if key == "entity" {
          let rest = Array(keys.dropFirst(index + 1))
          guard rest.isEmpty else { throw unknown(keys, start) }
          return SQLTerm(sql: SQLFragment(source.column("Z_ENT")), kind: .entity)
        }
        if key.hasPrefix("@") { throw ConditionProblem.collectionOperator(keys.joined(separator: ".")) }
        throw unknown(keys, start)
      }
      switch layout.places[source.entity][property.slot] {
      case .nowhere: throw unknown(keys, start)
      case .attribute(let column, let kind):
        guard isLast else { throw unknown(keys, start) }
        return SQLTerm(sql: SQLFragment(source.column(column)), kind: Self.kind(of: kind))
      case .toOne(let column, _, _):
        guard let destination = property.relationship?.destination else { throw unknown(keys, start) }
        if isLast {
          return SQLTerm(
            sql: SQLFragment(source.column(column)), kind: .object(root: model.entities[destination].root))
        }
        source = join(destination, from: source, column: column, key: key)
      case .inverse, .join: throw ConditionProblem.toManyKey
      }
    }
    return key(of: source)
  }

  func unknown(_ keys: [String], _ source: SQLSource) -> ConditionProblem {
    .unknownKeyPath(keys.joined(separator: "."), entity: model.entities[source.entity].name)
  }

  mutating func join(_ destination: Int, from source: SQLSource, column: String, key: String) -> SQLSource {
    if let known = source.source(at: [key]) { return known }
    let joined = SQLSource(alias: "t\(aliasCount)", entity: destination)
    aliasCount += 1
    source.add(
      joined, at: [key],
      text: "LEFT JOIN \(quoted(layout.tables[destination])) \(joined.alias) ON \(source.column(column)) = "
        + joined.column("Z_PK"))
    return joined
  }

  static func kind(of kind: AttributeDefinition.Kind) -> SQLTerm.Kind {
    switch kind {
    case .integer16, .integer32, .integer64, .boolean, .decimal, .double, .float: .number
    case .string, .uri: .text
    case .date: .date
    case .uuid: .uuid
    case .binary, .transformable, .composite, .undefined, .objectID: .data
    }
  }

  // MARK: - Functions

  private mutating func term(
    _ function: PredicateFunction, _ operands: [PredicateOperand], text: String
  ) throws -> SQLTerm {
    if function.argumentCount == nil {
      return try aggregate(function, operands, text: text)
    }
    if function == .cast, case .constant(.string(let type))? = operands.last, let operand = operands.first {
      return try cast(try term(operand), to: type, text: text)
    }
    var terms: [SQLTerm] = []
    for operand in operands { terms.append(try term(operand)) }
    let isOfText = [.lowercase, .uppercase, .length, .canonical].contains(function)
    for term in terms where term.kind != .null && term.kind != (isOfText ? .text : .number) {
      throw ConditionProblem.unsupportedFunction(text)
    }
    let kind: SQLTerm.Kind = [.lowercase, .uppercase, .canonical].contains(function) ? .text : .number
    let arguments = terms.map(\.sql).joined(", ")
    return SQLTerm(sql: "windfall_call('\(function.rawValue)', " + arguments + ")", kind: kind)
  }

  private func cast(_ term: SQLTerm, to type: String, text: String) throws -> SQLTerm {
    let kind: SQLTerm.Kind
    switch (type, term.kind) {
    case ("NSDate", .number), ("NSDate", .date): return SQLTerm(sql: term.sql, kind: .date)
    case ("NSNumber", .date): return SQLTerm(sql: real(term), kind: .number)
    case ("NSNumber", .text), ("NSNumber", .number), ("NSDecimalNumber", .text), ("NSDecimalNumber", .number):
      kind = .number
    case ("NSString", .text), ("NSString", .number): kind = .text
    default: throw ConditionProblem.unsupportedFunction(text)
    }
    return SQLTerm(sql: "windfall_call('castObject:toType:', " + term.sql + ", '\(type)')", kind: kind)
  }

  /// What is made of the values of many objects.
  private mutating func aggregate(
    _ function: PredicateFunction, _ operands: [PredicateOperand], text: String
  ) throws -> SQLTerm {
    guard operands.count == 1, let name = Self.aggregates[function] else {
      throw ConditionProblem.unsupportedFunction(text)
    }
    if let path = try manyPath(operands[0]) {
      let many = try self.many(path)
      let from = many.condition.map { many.from + " AND (" + $0 + ")" } ?? many.from
      if function == .count { return SQLTerm(sql: "(SELECT COUNT(*) FROM " + from + ")", kind: .number) }
      let value = try many.value ?? term(path.rest, of: many.source)
      return SQLTerm(
        sql: "(SELECT \(name)(" + value.sql + ") FROM " + from + ")",
        kind: try kind(of: function, value, text: text))
    }
    guard allowsAggregates else {
      if function == .count, case .keyPath(let keys) = operands[0] { _ = try term(keys, of: root) }
      throw ConditionProblem.unsupportedFunction(text)
    }
    if case .subject = operands[0], function == .count { return SQLTerm(sql: SQLFragment("COUNT(*)"), kind: .number) }
    let value = try term(operands[0])
    return SQLTerm(sql: "\(name)(" + value.sql + ")", kind: try kind(of: function, value, text: text))
  }

  static let aggregates: [PredicateFunction: String] = [
    .count: "COUNT", .sum: "windfall_sum", .minimum: "MIN", .maximum: "MAX", .average: "windfall_average",
  ]

  private func kind(of function: PredicateFunction, _ value: SQLTerm, text: String) throws -> SQLTerm.Kind {
    switch function {
    case .count: return .number
    case .minimum, .maximum:
      guard [.number, .text, .date].contains(value.kind) else { throw ConditionProblem.unsupportedFunction(text) }
      return value.kind
    default:
      guard value.kind == .number else { throw ConditionProblem.unsupportedFunction(text) }
      return .number
    }
  }
}
