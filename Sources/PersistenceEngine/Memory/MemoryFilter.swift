import Foundation
import PersistenceModel
import WindfallCore

/// A condition made ready for the rows of one tree of entities: comparisons of an object's own attributes with constants
/// look at the values by their slots, all others ask the evaluator.
indirect enum MemoryFilter {
  case constant(Bool)
  case and([MemoryFilter])
  case or([MemoryFilter])
  case not(MemoryFilter)
  case isNull(slot: Int)
  case order(slot: Int, PredicateComparison.Operator, Value)
  case other(CompiledPredicate, negation: CompiledPredicate)

  init(_ condition: PredicateCondition, entity: Entity) throws {
    switch condition {
    case .constant(let value): self = .constant(value)
    case .and(let parts): self = .and(try parts.map { try MemoryFilter($0, entity: entity) })
    case .or(let parts): self = .or(try parts.map { try MemoryFilter($0, entity: entity) })
    case .not(let part): self = .not(try MemoryFilter(part, entity: entity))
    case .comparison(let comparison):
      if let simple = Self.simple(comparison, entity) {
        self = simple
      } else {
        self = .other(
          try CompiledPredicate(condition, isNilUnknown: true),
          negation: try CompiledPredicate(.not(condition), isNilUnknown: true))
      }
    }
  }

  private static func simple(_ comparison: PredicateComparison, _ entity: Entity) -> MemoryFilter? {
    guard comparison.modifier == .direct, comparison.options.isEmpty, case .keyPath(let keys) = comparison.left,
      keys.count == 1, case .constant(let constant) = comparison.right,
      let property = entity.property(named: keys[0]), !property.isTransient, let kind = property.attribute?.kind,
      [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual].contains(comparison.operator)
    else { return nil }
    let value: Value
    switch (kind, constant) {
    case (_, .null):
      switch comparison.operator {
      case .equal: return .isNull(slot: property.slot)
      case .notEqual: return .not(.isNull(slot: property.slot))
      default: return nil
      }
    case (.integer16, .integer(let number)), (.integer32, .integer(let number)), (.integer64, .integer(let number)),
      (.boolean, .integer(let number)):
      value = .integer(Int64(number))
    case (.double, .double(let number)), (.float, .double(let number)): value = .double(number)
    case (.string, .string(let text)): value = .string(text)
    case (.date, .date(let seconds)): value = .date(seconds)
    default: return nil
    }
    return .order(slot: property.slot, comparison.operator, value)
  }

  /// Nil where it is not known.
  func truth(_ object: MemoryTable.Object, in store: MemoryStore) throws -> Bool? {
    switch self {
    case .constant(let value): return value
    case .and(let parts):
      var result: Bool? = true
      for part in parts {
        let value = try part.truth(object, in: store)
        if value == false { return false }
        if value == nil { result = nil }
      }
      return result
    case .or(let parts):
      var result: Bool? = false
      for part in parts {
        let value = try part.truth(object, in: store)
        if value == true { return true }
        if value == nil { result = nil }
      }
      return result
    case .not(let part): return try part.truth(object, in: store).map { !$0 }
    case .isNull(let slot): return object.row.values[slot] == .null
    case .order(let slot, let comparison, let constant):
      return Self.holds(object.row.values[slot], comparison, constant)
    case .other(let condition, let negation):
      let subject = RowSubject(object, id: object.id, in: store)
      if try condition.evaluate(with: subject) { return true }
      return try negation.evaluate(with: subject) ? false : nil
    }
  }

  private static func holds(_ value: Value, _ comparison: PredicateComparison.Operator, _ constant: Value) -> Bool? {
    let order: ComparisonResult?
    switch (value, constant) {
    case (.null, _): return comparison == .notEqual ? true : nil
    case (.integer(let a), .integer(let b)): order = PredicateOrder.order(Int(a), Int(b))
    case (.double(let a), .double(let b)), (.date(let a), .date(let b)): order = PredicateOrder.order(a, b)
    case (.string(let a), .string(let b)): order = PredicateOrder.order(a, b)
    default: return comparison == .notEqual
    }
    return switch comparison {
    case .equal: order == .orderedSame
    case .notEqual: order != .orderedSame
    case .less: order == .orderedAscending
    case .lessOrEqual: order == .orderedAscending || order == .orderedSame
    case .greater: order == .orderedDescending
    default: order == .orderedDescending || order == .orderedSame
    }
  }
}
