import Foundation

extension PredicateExpressions {
  /// See [PredicateExpressions.StringLocalizedCompare](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedcompare).
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
    }
  }

  public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedCompare<Root, Other>
  { StringLocalizedCompare(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
