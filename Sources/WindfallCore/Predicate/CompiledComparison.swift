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

  init(_ comparison: PredicateComparison) throws {
    self.comparison = comparison
    left = CompiledOperand(comparison.left)
    right = CompiledOperand(comparison.right)
    text = PredicateText(comparison.options)
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

  func evaluate(with subject: some PredicateSubject) throws -> Bool {
    let left = try self.left.value(for: subject)
    let right = try self.right.value(for: subject)
    if comparison.modifier == .direct { return try compare(left, right) }
    let values: [PredicateValue]
    switch left {
    case .list(let list): values = list
    case .null: values = []
    default: throw PredicateProblem.notACollection(left.description)
    }
    switch comparison.modifier {
    case .direct, .any: return try values.contains { try compare($0, right) }
    case .all: return try values.allSatisfy { try compare($0, right) }
    case .none: return try !values.contains { try compare($0, right) }
    }
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
    case .in: return try contains(right, left)
    case .beginsWith: return try texts(left, right) { $0.hasPrefix($1) }
    case .endsWith: return try texts(left, right) { $0.hasSuffix($1) }
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
    switch (left, right) {
    case (.null, .null): true
    case (.string(let a), .string(let b)): comparison.options.isEmpty ? a == b : text.folded(a) == foldedText(b)
    case (.integer(let a), .integer(let b)): a == b
    case (.integer, .double), (.double, .integer), (.double, .double): left.number == right.number
    case (.date(let a), .date(let b)): a == b
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { isEqual($0, $1) }
    case (.object(let a), .object(let b)): a.predicateIdentity.map { $0 == b.predicateIdentity } ?? false
    default: false
    }
  }

  /// Nothing is greater or less than nil.
  private func order(
    _ left: PredicateValue, _ right: PredicateValue, is condition: (ComparisonResult) -> Bool
  ) throws -> Bool {
    switch (left, right) {
    case (.null, _), (_, .null): return false
    case (.string(let a), .string(let b)): return condition(Self.order(text.folded(a), foldedText(b)))
    case (.date(let a), .date(let b)): return condition(Self.order(a, b))
    case (.integer(let a), .integer(let b)): return condition(Self.order(a, b))
    default:
      guard let a = left.number, let b = right.number else {
        throw PredicateProblem.notComparable(left.description, right.description)
      }
      return !a.isNaN && !b.isNaN && condition(Self.order(a, b))
    }
  }

  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
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
