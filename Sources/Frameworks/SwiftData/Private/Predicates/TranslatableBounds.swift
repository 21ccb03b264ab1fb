import WindfallCore

/// A range whose bounds are expressions.
protocol TranslatableBounds {
  func condition(of value: PredicateOperand, _ translation: PredicateTranslation) throws -> PredicateCondition
}
