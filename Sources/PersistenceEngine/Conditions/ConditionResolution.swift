import Foundation
import PersistenceModel
import WindfallCore

/// Brings a condition into the form that both stores carry out: without parts that do not depend on the object, with
/// IDs for objects, functions for `@count` and its kin, and constants of the kind that a property has.
struct ConditionResolution {
  private let model: Model
  private let entity: Entity

  init(_ entity: Entity, in model: Model) {
    self.model = model
    self.entity = entity
  }

  func resolved(_ condition: PredicateCondition) throws -> PredicateCondition {
    try resolved(condition, variables: [:])
  }

  func resolved(_ operand: PredicateOperand) throws -> PredicateOperand { try resolved(operand, variables: [:]) }

  private func resolved(_ condition: PredicateCondition, variables: [String: Int]) throws -> PredicateCondition {
    switch condition {
    case .constant: return condition
    case .and(let parts): return .and(try parts.map { try resolved($0, variables: variables) })
    case .or(let parts): return .or(try parts.map { try resolved($0, variables: variables) })
    case .not(let part): return .not(try resolved(part, variables: variables))
    case .comparison(var comparison):
      comparison.left = try resolved(comparison.left, variables: variables)
      comparison.right = try resolved(comparison.right, variables: variables)
      if case .constant = comparison.left, case .constant = comparison.right, comparison.modifier == .direct {
        return try folded(comparison)
      }
      if let kind = kind(of: comparison.left, variables) { comparison.right = coerced(comparison.right, to: kind) }
      if let kind = kind(of: comparison.right, variables) { comparison.left = coerced(comparison.left, to: kind) }
      if comparison.modifier != .direct, !isToMany(comparison.left, variables), case .keyPath = comparison.left {
        // One value is all there are.
        if comparison.modifier == .none {
          comparison.modifier = .direct
          return .not(.comparison(comparison))
        }
        comparison.modifier = .direct
      }
      return .comparison(comparison)
    }
  }

  /// What does not depend on the object holds for all or for none; what is unknown holds for none, nor does its opposite.
  private func folded(_ comparison: PredicateComparison) throws -> PredicateCondition {
    let subject = PredicateValue.null
    if try CompiledPredicate(.comparison(comparison), isNilUnknown: true).evaluate(with: subject) {
      return .constant(true)
    }
    let isFalse = try CompiledPredicate(.not(.comparison(comparison)), isNilUnknown: true).evaluate(with: subject)
    return isFalse ? .constant(false) : .comparison(comparison)
  }

  private func resolved(_ operand: PredicateOperand, variables: [String: Int]) throws -> PredicateOperand {
    switch operand {
    case .constant(let constant): return .constant(resolved(constant))
    case .subject, .variable: return operand
    case .keyPath(let keys): return resolved(keys) { $0.isEmpty ? .subject : .keyPath($0) }
    case .path(.constant(.object(let object)), _) where object.base.base is any PredicateSubject:
      // What an object has that is known before.
      guard let value = PredicateConstant(try operand.value(for: PredicateValue.null)) else { return operand }
      return .constant(resolved(value))
    case .path(let base, let keys):
      let base = try resolved(base, variables: variables)
      if case .subject = base { return try resolved(.keyPath(keys), variables: variables) }
      return resolved(keys) { $0.isEmpty ? base : .path(base, $0) }
    case .function(.noIndex, let operands) where operands.count == 1:
      return try resolved(operands[0], variables: variables)
    case .function(let function, let operands):
      return try folded(.function(function, try operands.map { try resolved($0, variables: variables) }))
    case .arithmetic(let operation, let left, let right):
      return try folded(
        .arithmetic(operation, try resolved(left, variables: variables), try resolved(right, variables: variables)))
    case .list(let operands):
      return try folded(.list(try operands.map { try resolved($0, variables: variables) }))
    case .subquery(let collection, let variable, let condition):
      let collection = try resolved(collection, variables: variables)
      var inner = variables
      inner[variable] = destination(of: collection, variables)
      return .subquery(collection, variable: variable, try resolved(condition, variables: inner))
    case .ternary(let condition, let first, let second):
      let condition = try resolved(condition, variables: variables)
      let first = try resolved(first, variables: variables)
      let second = try resolved(second, variables: variables)
      if case .constant(let isTrue) = condition { return isTrue ? first : second }
      return .ternary(condition, first, second)
    case .set(let operation, let left, let right):
      return try folded(
        .set(operation, try resolved(left, variables: variables), try resolved(right, variables: variables)))
    case .call: throw ConditionProblem.unsupportedFunction(operand.description)
    }
  }

  /// Turns operators among keys into functions, and leaves out keys that lead to the object itself.
  private func resolved(_ keys: [String], _ make: ([String]) -> PredicateOperand) -> PredicateOperand {
    var keys = keys.filter { $0 != "self" && $0 != "SELF" && $0 != "objectID" }
    guard let index = keys.firstIndex(where: { $0.hasPrefix("@") }) else { return make(keys) }
    let functions: [String: PredicateFunction] = [
      "@count": .count, "@sum": .sum, "@avg": .average, "@min": .minimum, "@max": .maximum,
    ]
    guard let function = functions[keys[index]] else { return make(keys) }
    keys.remove(at: index)
    return .function(function, [make(keys)])
  }

  private func resolved(_ constant: PredicateConstant) -> PredicateConstant {
    switch constant {
    case .list(let values): return .list(values.map { resolved($0) })
    case .object(let object):
      if let id = (object.base.base as? any ObjectReferring)?.referredObject {
        return .object(PredicateObject(AnyHashable(id)))
      }
      if let name = (object.base.base as? any EntityReferring)?.referredEntity {
        return .object(PredicateObject(AnyHashable(EntityReference(name: name))))
      }
      if let url = object.base.base as? URL { return .string(url.absoluteString) }
      return constant
    default: return constant
    }
  }

  private func folded(_ operand: PredicateOperand) throws -> PredicateOperand {
    let parts: [PredicateOperand]
    switch operand {
    case .function(_, let operands), .list(let operands): parts = operands
    case .arithmetic(_, let left, let right), .set(_, let left, let right): parts = [left, right]
    default: return operand
    }
    for part in parts { guard case .constant = part else { return operand } }
    guard let constant = PredicateConstant(try operand.value(for: PredicateValue.null)) else { return operand }
    return .constant(constant)
  }

  // MARK: - Kinds

  private func property(_ operand: PredicateOperand, _ variables: [String: Int]) -> (Property, isToMany: Bool)? {
    var current: Entity
    let keys: [String]
    switch operand {
    case .keyPath(let path):
      current = entity
      keys = path
    case .path(.variable(let name), let path):
      guard let index = variables[name] else { return nil }
      current = model.entities[index]
      keys = path
    default: return nil
    }
    var found: Property?
    var isToMany = false
    for key in keys {
      guard let property = current.property(named: key) else { return nil }
      found = property
      guard let relationship = property.relationship else { continue }
      isToMany = isToMany || relationship.isToMany
      current = model.entities[relationship.destination]
    }
    return found.map { ($0, isToMany) }
  }

  private func isToMany(_ operand: PredicateOperand, _ variables: [String: Int]) -> Bool {
    property(operand, variables)?.isToMany ?? true
  }

  private func destination(of operand: PredicateOperand, _ variables: [String: Int]) -> Int? {
    property(operand, variables)?.0.relationship?.destination
  }

  private func kind(of operand: PredicateOperand, _ variables: [String: Int]) -> AttributeDefinition.Kind? {
    property(operand, variables)?.0.attribute?.kind
  }

  private func coerced(_ operand: PredicateOperand, to kind: AttributeDefinition.Kind) -> PredicateOperand {
    guard case .constant(let constant) = operand else { return operand }
    return .constant(coerced(constant, to: kind))
  }

  /// What a column of a kind makes of a constant of another.
  private func coerced(_ constant: PredicateConstant, to kind: AttributeDefinition.Kind) -> PredicateConstant {
    switch (kind, constant) {
    case (_, .list(let values)): return .list(values.map { coerced($0, to: kind) })
    case (.string, .integer(let number)), (.uri, .integer(let number)): return .string("\(number)")
    case (.string, .double(let number)), (.uri, .double(let number)): return .string("\(number)")
    case (.date, .integer(let number)): return .date(Double(number))
    case (.date, .double(let number)): return .date(number)
    case (.integer16, _), (.integer32, _), (.integer64, _), (.boolean, _), (.decimal, _), (.double, _), (.float, _):
      switch constant {
      case .string(let text): return Int(text).map { .integer($0) } ?? Double(text).map { .double($0) } ?? constant
      case .date(let seconds): return .double(seconds)
      case .object(let object):
        guard let decimal = object.base.base as? Decimal else { return constant }
        return .double((decimal as NSDecimalNumber).doubleValue)
      default: return constant
      }
    case (.uuid, .string(let text)):
      return UUID(uuidString: text).map { .object(PredicateObject(AnyHashable($0))) } ?? constant
    default: return constant
    }
  }
}
