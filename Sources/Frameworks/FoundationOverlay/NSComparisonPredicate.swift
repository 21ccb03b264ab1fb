import Foundation
import WindfallCore

/// See [NSComparisonPredicate](https://developer.apple.com/documentation/foundation/nscomparisonpredicate).
open class NSComparisonPredicate: NSPredicate {
  /// See [NSComparisonPredicate.Options](https://developer.apple.com/documentation/foundation/nscomparisonpredicate/options-swift.struct).
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1 << 0)
    public static let diacriticInsensitive = Options(rawValue: 1 << 1)
    public static let normalized = Options(rawValue: 1 << 2)
  }

  /// See [NSComparisonPredicate.Modifier](https://developer.apple.com/documentation/foundation/nscomparisonpredicate/modifier).
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  /// See [NSComparisonPredicate.Operator](https://developer.apple.com/documentation/foundation/nscomparisonpredicate/operator).
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`
    case contains = 99
    case between = 100
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options
  let predicate: FormatPredicate

  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    predicate = FormatPredicate(
      .comparison(
        PredicateComparison(
          lhs.parsed, type.comparison, rhs.parsed,
          options: PredicateComparison.Options(rawValue: UInt8(truncatingIfNeeded: options.rawValue & 7)),
          modifier: modifier.modifier)))
    super.init(value: false)
  }

  /// Nil where there is no name for how it compares.
  init?(_ comparison: PredicateComparison) {
    guard let modifier = Self.name(of: comparison.modifier, by: \Modifier.modifier),
      let type = Self.name(of: comparison.operator, by: \Operator.comparison), comparison.options.rawValue <= 7
    else { return nil }
    leftExpression = NSExpression(comparison.left)
    rightExpression = NSExpression(comparison.right)
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    options = Options(rawValue: UInt(comparison.options.rawValue))
    predicate = FormatPredicate(.comparison(comparison))
    super.init(value: false)
  }

  /// The case that means this; their numbers end at 100.
  private static func name<Name: RawRepresentable<UInt>, Meaning: Equatable>(
    of meaning: Meaning, by path: (Name) -> Meaning
  ) -> Name? { (0...100).lazy.compactMap { Name(rawValue: $0) }.first { path($0) == meaning } }

  @available(*, deprecated) open override var predicateFormat: String { predicate.parsed.description }

  open override func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSComparisonPredicate)?.predicate.parsed == predicate.parsed
  }

  open override var hash: Int { predicate.hash }

  open override var description: String { predicate.description }

  open override func evaluate(with object: Any?) -> Bool { predicate.evaluate(with: object) }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    predicate.evaluate(with: object, substitutionVariables: bindings)
  }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var modifier: PredicateComparison.Modifier {
    switch self {
    case .direct: .direct
    case .all: .all
    case .any: .any
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var comparison: PredicateComparison.Operator {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .in
    case .contains: .contains
    case .between: .between
    }
  }
}
