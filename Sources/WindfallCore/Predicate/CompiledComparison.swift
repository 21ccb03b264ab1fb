import Foundation

/// A comparison ready to be evaluated.
struct CompiledComparison {
  private let comparison: PredicateComparison
  private let left: CompiledOperand
  private let right: CompiledOperand
  private let text: PredicateText
  /// The right side when it is a text that never changes, folded.
  private let foldedRight: String?
  private let expression: NSRegularExpression?
  /// The values of a long list that never changes.
  private let set: PredicateValueSet?

  init(_ comparison: PredicateComparison) throws {
    self.comparison = comparison
    left = try CompiledOperand(comparison.left)
    let right = try CompiledOperand(comparison.right)
    self.right = right
    text = PredicateText(comparison.options)
    if case .constant(.list(let values)) = right, comparison.operator == .in, comparison.options.isEmpty {
      set = values.count > 8 ? PredicateValueSet(values) : nil
    } else {
      set = nil
    }
    guard case .constant(.string(let pattern)) = comparison.right else {
      foldedRight = nil
      expression = nil
      return
    }
    foldedRight = text.folded(pattern)
    expression =
      switch comparison.operator {
      case .matches: try text.regularExpression(pattern)
      case .like: try text.wildcardExpression(pattern)
      default: nil
      }
  }

  /// Nil where it is not known.
  func truth(for subject: some PredicateSubject, in scope: PredicateScope) throws -> Bool? {
    let left = try self.left.value(for: subject, in: scope)
    let right = try self.right.value(for: subject, in: scope)
    if comparison.modifier == .direct {
      if scope.isNilUnknown, left.isNull || right.isNull { return unknown(left, right) }
      return try compare(left, right)
    }
    let values: [PredicateValue]
    switch left {
    case .list(let list): values = list
    case .null: values = []
    default: throw PredicateProblem.notACollection(left.description)
    }
    let holds: (PredicateValue) throws -> Bool = { value in
      guard scope.isNilUnknown, value.isNull || right.isNull else { return try compare(value, right) }
      return unknown(value, right) == true
    }
    switch comparison.modifier {
    case .direct, .any: return try values.contains(where: holds)
    case .all: return try values.allSatisfy(holds)
    case .none: return try !values.contains(where: holds)
    }
  }

  /// What a database says of a comparison with nil: one that is written into the predicate is looked for; beside it,
  /// all that is known is that a value is not nil.
  private func unknown(_ left: PredicateValue, _ right: PredicateValue) -> Bool? {
    switch comparison.operator {
    case .equal where isWritten: left.isNull && right.isNull
    case .notEqual: left.isNull != right.isNull
    default: nil
    }
  }

  private var isWritten: Bool {
    if case .constant(.null) = comparison.right { return true }
    if case .constant(.null) = comparison.left { return true }
    return false
  }

  private func compare(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    switch comparison.operator {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return try order(left, right) { $0 == .orderedAscending }
    case .lessOrEqual: return try order(left, right) { $0 != .orderedDescending }
    case .greater: return try order(left, right) { $0 == .orderedDescending }
    case .greaterOrEqual: return try order(left, right) { $0 != .orderedAscending }
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else {
        throw PredicateProblem.notACollection(right.description)
      }
      return try order(left, bounds[0]) { $0 != .orderedAscending }
        && order(left, bounds[1]) { $0 != .orderedDescending }
    case .contains: return try contains(left, right)
    case .in: return try set.map { $0.contains(left) } ?? contains(right, left)
    case .beginsWith: return try texts(left, right) { $0.utf8.starts(with: $1.utf8) }
    case .endsWith: return try texts(left, right) { $0.utf8.reversed().starts(with: $1.utf8.reversed()) }
    case .matches, .like:
      guard case .string(let subject) = left else { return try noText(left) }
      if let expression { return text.matches(subject, expression) }
      guard case .string(let pattern) = right else { return try noText(right) }
      let isWildcard = comparison.operator == .like
      return text.matches(
        subject, isWildcard ? try text.wildcardExpression(pattern) : try text.regularExpression(pattern))
    }
  }

  private func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    guard !comparison.options.isEmpty, case (.string(let a), .string(let b)) = (left, right) else {
      return left.isEqual(to: right)
    }
    return PredicateOrder.isSame(text.folded(a), foldedText(b))
  }

  /// Nothing is greater or less than nil.
  private func order(
    _ left: PredicateValue, _ right: PredicateValue, is condition: (ComparisonResult) -> Bool
  ) throws -> Bool {
    if case (.string(let a), .string(let b)) = (left, right) {
      return condition(PredicateOrder.order(text.folded(a), foldedText(b)))
    }
    return try PredicateOrder.order(left, right).map(condition) ?? false
  }

  private func contains(_ whole: PredicateValue, _ part: PredicateValue) throws -> Bool {
    switch whole {
    case .null: return false
    case .list(let values): return values.contains { isEqual($0, part) }
    case .string(let a):
      guard case .string(let b) = part else { return try noText(part) }
      return text.contains(a, folded: foldedText(b))
    default: throw PredicateProblem.notACollection(whole.description)
    }
  }

  private func texts(
    _ left: PredicateValue, _ right: PredicateValue, compare: (String, String) -> Bool
  ) throws -> Bool {
    guard case .string(let a) = left else { return try noText(left) }
    guard case .string(let b) = right else { return try noText(right) }
    return compare(text.folded(a), foldedText(b))
  }

  /// A missing text fits nothing; anything else that is not a text is a mistake in the predicate.
  private func noText(_ value: PredicateValue) throws -> Bool {
    guard case .null = value else { throw PredicateProblem.notACollection(value.description) }
    return false
  }

  private func foldedText(_ value: String) -> String {
    if comparison.operator != .in, let foldedRight, comparison.modifier == .direct { return foldedRight }
    return text.folded(value)
  }
}
