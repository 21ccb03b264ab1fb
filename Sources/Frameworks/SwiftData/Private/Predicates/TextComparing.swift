import Foundation
import FoundationOverlay
import WindfallCore

/// A comparison of texts, of which a store can only be asked whether they are the same.
protocol TextComparing {
  func areSame(_ translation: PredicateTranslation) throws -> PredicateCondition
}

extension PredicateExpressions.StringCaseInsensitiveCompare: TextComparing {
  func areSame(_ translation: PredicateTranslation) throws -> PredicateCondition {
    .comparison(
      PredicateComparison(
        try translation.operand(root), .equal, try translation.operand(other), options: .caseInsensitive))
  }
}
