import WindfallCore

/// `value?.member`, whose value may be nil.
protocol OptionalChain {
  func base(_ translation: PredicateTranslation) throws -> PredicateOperand
}
