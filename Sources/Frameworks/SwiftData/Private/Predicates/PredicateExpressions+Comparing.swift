import Foundation
import WindfallCore

extension PredicateExpressions.Equal: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    if let condition = try translation.answer(lhs, compared: rhs) { return condition }
    return .comparison(PredicateComparison(try translation.operand(lhs), .equal, try translation.operand(rhs)))
  }
}

extension PredicateExpressions.NotEqual: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    if let condition = try translation.answer(lhs, compared: rhs) { return .not(condition) }
    return .comparison(PredicateComparison(try translation.operand(lhs), .notEqual, try translation.operand(rhs)))
  }
}

extension PredicateTranslation {
  /// A condition that is compared with yes or no, as `list?.contains(x) == true` is, or texts that are to be the same.
  fileprivate func answer(_ left: some PredicateExpression, compared right: some PredicateExpression) throws
    -> PredicateCondition?
  {
    for (texts, result) in [(left as Any, right as any PredicateExpression), (right, left)] {
      guard let texts = texts as? any TextComparing else { continue }
      guard let order = try? result.evaluate(PredicateBindings()) as? ComparisonResult, order == .orderedSame else {
        throw SwiftDataError.unsupportedPredicate.because("texts can only be compared with .orderedSame")
      }
      return try texts.areSame(self)
    }
    if isCondition(left), case .constant(.integer(let value)) = try operand(right) {
      return value == 1 ? try condition(left) : .not(try condition(left))
    }
    if isCondition(right), case .constant(.integer(let value)) = try operand(left) {
      return value == 1 ? try condition(right) : .not(try condition(right))
    }
    return nil
  }
}

extension PredicateExpressions.Comparison: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    let comparison: PredicateComparison.Operator =
      switch op {
      case .lessThan: .less
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqual: .greaterOrEqual
      @unknown default: throw SwiftDataError.unsupportedPredicate
      }
    return .comparison(PredicateComparison(try translation.operand(lhs), comparison, try translation.operand(rhs)))
  }
}

extension PredicateExpressions.Conjunction: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    .and([try translation.condition(lhs), try translation.condition(rhs)])
  }
}

extension PredicateExpressions.Disjunction: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    .or([try translation.condition(lhs), try translation.condition(rhs)])
  }
}

extension PredicateExpressions.Negation: TranslatableCondition {
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    .not(try translation.condition(wrapped))
  }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
  var isCondition: Bool { Output.self == Bool.self }

  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    .ternary(
      try translation.condition(test), try translation.operand(trueBranch), try translation.operand(falseBranch))
  }

  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    let test = try translation.condition(test)
    return .or([
      .and([test, try translation.condition(trueBranch)]), .and([.not(test), try translation.condition(falseBranch)]),
    ])
  }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
  var isCondition: Bool { Output.self == Bool.self }

  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    let value = try translation.operand(lhs)
    let isNil = PredicateCondition.comparison(PredicateComparison(value, .equal, .constant(.null)))
    return .ternary(isNil, try translation.operand(rhs), value)
  }

  /// What is nil fails a condition; `?? true` lets it pass.
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    if translation.isCondition(lhs), let flatMap = lhs as? any OptionalChain {
      let isNil = PredicateCondition.comparison(
        PredicateComparison(try flatMap.base(translation), .equal, .constant(.null)))
      return .or([
        .and([.not(isNil), try translation.condition(lhs)]), .and([isNil, try translation.condition(rhs)]),
      ])
    }
    let value = try operand(translation)
    return .comparison(PredicateComparison(value, .equal, .constant(.integer(1))))
  }
}

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression, OptionalChain {
  var isCondition: Bool { (transform as? any TranslatableExpression)?.isCondition ?? false }

  func base(_ translation: PredicateTranslation) throws -> PredicateOperand { try translation.operand(wrapped) }

  /// Keys of what is nil are nil, in stores too.
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    try translation.binding(variable.key, to: base(translation)).operand(transform)
  }

  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    try translation.binding(variable.key, to: base(translation)).condition(transform)
  }
}

extension PredicateExpressions.Arithmetic: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    let operation: PredicateOperand.Arithmetic =
      switch op {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      @unknown default: throw SwiftDataError.unsupportedPredicate
      }
    return .arithmetic(operation, try translation.operand(lhs), try translation.operand(rhs))
  }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    .arithmetic(.divide, try translation.operand(lhs), try translation.operand(rhs))
  }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    .arithmetic(.divide, try translation.operand(lhs), try translation.operand(rhs))
  }
}

extension PredicateExpressions.IntRemainder: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    .function(.modulus, [try translation.operand(lhs), try translation.operand(rhs)])
  }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    .arithmetic(.subtract, .constant(.integer(0)), try translation.operand(wrapped))
  }
}
