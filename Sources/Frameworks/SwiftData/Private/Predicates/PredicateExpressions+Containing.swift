import Foundation
import FoundationOverlay
import WindfallCore

extension PredicateExpressions.SequenceContains: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    let list = try translation.operand(sequence)
    return .comparison(PredicateComparison(try translation.operand(element), .in, list))
  }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    let (name, inside) = translation.element(variable.key)
    let found = PredicateOperand.subquery(
      try translation.operand(sequence), variable: name, try inside.condition(test))
    return .comparison(PredicateComparison(found.appending("@count"), .greater, .constant(.integer(0))))
  }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    let (name, inside) = translation.element(variable.key)
    let others = PredicateOperand.subquery(
      try translation.operand(sequence), variable: name, .not(try inside.condition(test)))
    return .comparison(PredicateComparison(others.appending("@count"), .equal, .constant(.integer(0))))
  }
}

extension PredicateExpressions.Filter: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    let (name, inside) = translation.element(variable.key)
    return .subquery(try translation.operand(sequence), variable: name, try inside.condition(filter))
  }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    .comparison(PredicateComparison(try translation.operand(base), .contains, try translation.operand(other)))
  }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    .comparison(PredicateComparison(try translation.operand(base), .beginsWith, try translation.operand(prefix)))
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    .comparison(
      PredicateComparison(
        try translation.operand(root), .contains, try translation.operand(other),
        options: [.caseInsensitive, .diacriticInsensitive]))
  }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    guard let bounds = range as? any TranslatableBounds else {
      // A range that was captured.
      guard let captured = try? range.evaluate(PredicateBindings()) else { throw SwiftDataError.unsupportedPredicate }
      return try captured.condition(of: translation.operand(element), translation)
    }
    return try bounds.condition(of: translation.operand(element), translation)
  }
}

extension RangeExpression {
  /// That a value lies in the range.
  fileprivate func condition(of value: PredicateOperand, _ translation: PredicateTranslation) throws
    -> PredicateCondition
  {
    switch self {
    case let range as Range<Bound>:
      .within(value, try translation.constant(range.lowerBound), .less, try translation.constant(range.upperBound))
    case let range as ClosedRange<Bound>:
      .within(
        value, try translation.constant(range.lowerBound), .lessOrEqual, try translation.constant(range.upperBound))
    default: throw SwiftDataError.unsupportedPredicate
    }
  }
}

extension PredicateExpressions.Range: TranslatableBounds {
  func condition(of value: PredicateOperand, _ translation: PredicateTranslation) throws -> PredicateCondition {
    .within(value, try translation.operand(lower), .less, try translation.operand(upper))
  }
}

extension PredicateExpressions.ClosedRange: TranslatableBounds {
  func condition(of value: PredicateOperand, _ translation: PredicateTranslation) throws -> PredicateCondition {
    .within(value, try translation.operand(lower), .lessOrEqual, try translation.operand(upper))
  }
}

extension PredicateCondition {
  fileprivate static func within(
    _ value: PredicateOperand, _ lower: PredicateOperand, _ comparison: PredicateComparison.Operator,
    _ upper: PredicateOperand
  ) -> PredicateCondition {
    .and([
      .comparison(PredicateComparison(value, .greaterOrEqual, lower)),
      .comparison(PredicateComparison(value, comparison, upper)),
    ])
  }
}
