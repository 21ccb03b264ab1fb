import Foundation
import WindfallCore

/// A part of what `#Predicate` builds that can be said to a store.
protocol TranslatableExpression {
  /// Whether it says yes or no by itself.
  var isCondition: Bool { get }
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition
}

extension TranslatableExpression {
  var isCondition: Bool { false }

  /// A property that is true or false.
  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    .comparison(PredicateComparison(try operand(translation), .equal, .constant(.integer(1))))
  }
}

/// A part that says yes or no by itself.
protocol TranslatableCondition: TranslatableExpression {}

extension TranslatableCondition {
  var isCondition: Bool { true }

  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    .ternary(try condition(translation), .constant(.integer(1)), .constant(.integer(0)))
  }
}

extension PredicateExpressions.Variable: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    guard let operand = translation.variables[key] else { throw SwiftDataError.unsupportedPredicate }
    return operand
  }
}

extension PredicateExpressions.Value: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand { try translation.constant(value) }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand { .constant(.null) }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand { try translation.operand(inner) }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
  func operand(_ translation: PredicateTranslation) throws -> PredicateOperand {
    let base = try translation.operand(root)
    if let name = try ModelKeyPath(keyPath).name { return base.appending(name) }
    return base
  }

  func condition(_ translation: PredicateTranslation) throws -> PredicateCondition {
    let base = try translation.operand(root)
    switch try ModelKeyPath(keyPath) {
    case .isEmptyText: return .comparison(PredicateComparison(base, .equal, .constant(.string(""))))
    case .isEmptyList:
      return .comparison(PredicateComparison(base.appending("@count"), .equal, .constant(.integer(0))))
    default: return .comparison(PredicateComparison(try operand(translation), .equal, .constant(.integer(1))))
    }
  }

  var isCondition: Bool {
    switch try? ModelKeyPath(keyPath) {
    case .isEmptyText, .isEmptyList: true
    default: false
    }
  }
}

extension PredicateOperand {
  /// A key of what the operand stands for.
  func appending(_ key: String) -> PredicateOperand {
    switch self {
    case .subject: .keyPath([key])
    case .keyPath(let keys) where !(keys.last?.hasPrefix("@") ?? false): .keyPath(keys + [key])
    case .path(let base, let keys): .path(base, keys + [key])
    default: .path(self, [key])
    }
  }
}
