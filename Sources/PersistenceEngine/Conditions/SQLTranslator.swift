import Foundation
import PersistenceModel
import WindfallCore

/// Turns conditions, orders and columns into SQL.
struct SQLTranslator {
  let model: Model
  let layout: SQLLayout
  /// The number of the store, whose objects alone can be found.
  let store: Int32
  /// The table of the entity that is fetched.
  let root: SQLSource
  /// Whether functions of many values may stand over the results of a group.
  var allowsAggregates = false
  var variables: [String: SQLSource] = [:]
  var aliasCount = 1
  var listCount = 0

  init(_ entity: Int, model: Model, layout: SQLLayout, store: Int32) {
    self.model = model
    self.layout = layout
    self.store = store
    root = SQLSource(alias: "t0", entity: entity)
  }

  // MARK: - Conditions

  mutating func condition(_ condition: PredicateCondition) throws -> SQLFragment {
    switch condition {
    case .constant(let value): return SQLFragment(value ? "1" : "0")
    case .and(let parts): return parts.isEmpty ? SQLFragment("1") : try joined(parts, " AND ")
    case .or(let parts): return parts.isEmpty ? SQLFragment("0") : try joined(parts, " OR ")
    case .not(let part): return "NOT (" + (try self.condition(part)) + ")"
    case .comparison(let comparison):
      switch comparison.modifier {
      case .direct: return try direct(comparison)
      case .any: return try any(comparison)
      case .none: return "NOT " + (try any(comparison))
      case .all: throw ConditionProblem.unsupportedPredicate(comparison.description)
      }
    }
  }

  private mutating func joined(_ parts: [PredicateCondition], _ word: String) throws -> SQLFragment {
    var fragments: [SQLFragment] = []
    for part in parts { fragments.append("(" + (try condition(part)) + ")") }
    return fragments.joined(word)
  }

  /// A value of one of many objects.
  private mutating func any(_ comparison: PredicateComparison) throws -> SQLFragment {
    guard let path = try manyPath(comparison.left) else {
      throw ConditionProblem.unsupportedPredicate(comparison.description)
    }
    let many = try self.many(path)
    let value = try many.value ?? term(path.rest, of: many.source)
    var holds = try compare(value, comparison.right, comparison)
    if let condition = many.condition { holds = "(" + condition + ") AND (" + holds + ")" }
    return "EXISTS (SELECT 1 FROM " + many.from + " AND " + holds + ")"
  }

  private mutating func direct(_ comparison: PredicateComparison) throws -> SQLFragment {
    // A value among those of many objects.
    if comparison.operator == .contains, let path = try manyPath(comparison.left) {
      return try contains(path, comparison.right, comparison)
    }
    if comparison.operator == .in, let path = try manyPath(comparison.right) {
      return try contains(path, comparison.left, comparison)
    }
    if comparison.operator == .contains, !isText(comparison.left) {
      var turned = comparison
      (turned.left, turned.right, turned.operator) = (comparison.right, comparison.left, .in)
      return try compare(try term(turned.left), turned.right, turned)
    }
    if case .constant(.list) = comparison.left, comparison.operator != .in {
      throw ConditionProblem.unsupportedPredicate(comparison.description)
    }
    return try compare(try term(comparison.left), comparison.right, comparison)
  }

  private func isText(_ operand: PredicateOperand) -> Bool {
    switch operand {
    case .constant(.list), .list, .set: false
    default: true
    }
  }

  private mutating func contains(
    _ path: ManyPath, _ element: PredicateOperand, _ comparison: PredicateComparison
  ) throws -> SQLFragment {
    if case .constant(.null) = element { return SQLFragment("NULL") }
    let element = try term(element)
    let many = try self.many(path)
    let value = try many.value ?? term(path.rest, of: many.source)
    var holds = try equal(value, element, comparison.options)
    if let condition = many.condition { holds = "(" + condition + ") AND (" + holds + ")" }
    let exists = "EXISTS (SELECT 1 FROM " + many.from + " AND " + holds + ")"
    var unknown = "(" + element.sql + " IS NULL)"
    if let owner = many.owner { unknown = unknown + " OR \(owner) IS NULL" }
    return "CASE WHEN " + unknown + " THEN NULL ELSE " + exists + " END"
  }

  // MARK: - Comparisons

  private mutating func compare(
    _ left: SQLTerm, _ right: PredicateOperand, _ comparison: PredicateComparison
  ) throws -> SQLFragment {
    switch comparison.operator {
    case .in: return try among(left, right, comparison)
    case .between: return try between(left, right, comparison)
    default: return try compare(left, try term(right), comparison)
    }
  }

  private func compare(_ left: SQLTerm, _ right: SQLTerm, _ comparison: PredicateComparison) throws -> SQLFragment {
    let isWritten = if case .constant(.null) = comparison.right { true } else { comparison.left == .constant(.null) }
    switch comparison.operator {
    case .equal where isWritten: return left.sql + " IS " + right.sql
    case .equal: return try equal(left, right, comparison.options)
    case .notEqual:
      guard let (first, second) = matched(left, right, comparison.options) else {
        return "NOT ((" + left.sql + ") IS NULL AND (" + right.sql + ") IS NULL)"
      }
      return first + " IS NOT " + second
    case .less: return try order(left, "<", right, comparison)
    case .lessOrEqual: return try order(left, "<=", right, comparison)
    case .greater: return try order(left, ">", right, comparison)
    case .greaterOrEqual: return try order(left, ">=", right, comparison)
    case .contains, .beginsWith, .endsWith, .like, .matches: return try text(left, right, comparison)
    case .in, .between: throw ConditionProblem.unsupportedPredicate(comparison.description)
    }
  }

  /// Both sides as they are compared; nil where their kinds are never alike.
  private func matched(
    _ left: SQLTerm, _ right: SQLTerm, _ options: PredicateComparison.Options
  ) -> (SQLFragment, SQLFragment)? {
    guard left.kind == right.kind || left.kind == .null || right.kind == .null else { return nil }
    guard left.kind == .text || right.kind == .text else { return (left.sql, right.sql) }
    return (folded(left.sql, options), folded(right.sql, options))
  }

  private func folded(_ sql: SQLFragment, _ options: PredicateComparison.Options) -> SQLFragment {
    guard !options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) else { return sql }
    if sql.text == "?", case .text(let text)? = sql.values.first {
      return SQLFragment("?", [.text(PredicateText(options).folded(text))])
    }
    return "windfall_fold(\(options.rawValue), " + sql + ")"
  }

  private func equal(_ left: SQLTerm, _ right: SQLTerm, _ options: PredicateComparison.Options) throws -> SQLFragment {
    guard let (first, second) = matched(left, right, options) else { return never(left.sql, right.sql) }
    return first + " = " + second
  }

  /// What does not hold, and is unknown where one of them is nil.
  private func never(_ left: SQLFragment, _ right: SQLFragment) -> SQLFragment {
    "CASE WHEN (" + left + ") IS NULL OR (" + right + ") IS NULL THEN NULL ELSE 0 END"
  }

  private func order(
    _ left: SQLTerm, _ sign: String, _ right: SQLTerm, _ comparison: PredicateComparison
  ) throws -> SQLFragment {
    for kind in [left.kind, right.kind] where ![.number, .text, .date, .null].contains(kind) {
      throw ConditionProblem.incomparable(comparison.description)
    }
    guard let (first, second) = matched(left, right, comparison.options) else {
      throw ConditionProblem.incomparable(comparison.description)
    }
    return first + " \(sign) " + second
  }

  private func text(_ left: SQLTerm, _ right: SQLTerm, _ comparison: PredicateComparison) throws -> SQLFragment {
    for kind in [left.kind, right.kind] where kind != .text && kind != .null {
      throw ConditionProblem.incomparable(comparison.description)
    }
    if comparison.options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) {
      if comparison.operator == .contains { return "instr(" + left.sql + ", " + right.sql + ") > 0" }
    }
    if comparison.operator == .matches, case .constant(.string(let pattern)) = comparison.right {
      _ = try PredicateText(comparison.options).regularExpression(pattern)
    }
    return "windfall_text(\(comparison.operator.rawValue), \(comparison.options.rawValue), " + left.sql + ", "
      + right.sql + ")"
  }

  private mutating func between(
    _ left: SQLTerm, _ right: PredicateOperand, _ comparison: PredicateComparison
  ) throws -> SQLFragment {
    let bounds: [SQLTerm]
    switch right {
    case .constant(.list(let values)): bounds = try values.map { try term(.constant($0)) }
    case .list(let operands):
      var terms: [SQLTerm] = []
      for operand in operands { terms.append(try term(operand)) }
      bounds = terms
    default: throw ConditionProblem.unsupportedPredicate(comparison.description)
    }
    guard bounds.count == 2 else { throw ConditionProblem.unsupportedPredicate(comparison.description) }
    let lower = try order(left, ">=", bounds[0], comparison)
    let upper = try order(left, "<=", bounds[1], comparison)
    return "CASE WHEN (" + left.sql + ") IS NULL THEN NULL ELSE coalesce(" + lower + " AND " + upper + ", 0) END"
  }

  /// More values than this are put into a table.
  private static let inlineLimit = 200

  private mutating func among(
    _ left: SQLTerm, _ right: PredicateOperand, _ comparison: PredicateComparison
  ) throws -> SQLFragment {
    if case .list(let operands) = right {
      var parts: [SQLFragment] = []
      for operand in operands {
        parts.append("coalesce(" + (try equal(left, try term(operand), comparison.options)) + ", 0)")
      }
      return "CASE WHEN (" + left.sql + ") IS NULL THEN NULL ELSE " + parts.joined(" OR ") + " END"
    }
    guard case .constant(.list(let constants)) = right else {
      // A text in another.
      let other = try term(right)
      guard other.kind == .text || other.kind == .null else {
        throw ConditionProblem.unsupportedPredicate(comparison.description)
      }
      return try text(left, other, comparison)
    }
    var values: [SQLValue] = []
    for constant in constants {
      let term = try self.term(.constant(constant))
      guard term.kind == left.kind, let value = folded(term.sql, comparison.options).values.first else { continue }
      values.append(value)
    }
    guard !values.isEmpty else { return "CASE WHEN (" + left.sql + ") IS NULL THEN NULL ELSE 0 END" }
    let subject = left.kind == .text ? folded(left.sql, comparison.options) : left.sql
    guard values.count > Self.inlineLimit else {
      let marks = values.map { _ in "?" }.joined(separator: ", ")
      return subject + SQLFragment(" IN (\(marks))", values)
    }
    var list = SQLFragment(" IN (SELECT v FROM temp.windfall_list_\(listCount))")
    list.lists = [("windfall_list_\(listCount)", values)]
    listCount += 1
    return subject + list
  }
}
