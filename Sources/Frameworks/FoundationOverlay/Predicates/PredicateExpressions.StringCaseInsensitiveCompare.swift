import Foundation

extension PredicateExpressions {
  /// See [PredicateExpressions.StringCaseInsensitiveCompare](https://developer.apple.com/documentation/foundation/predicateexpressions/stringcaseinsensitivecompare).
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
    }
  }

  public static func build_caseInsensitiveCompare<Root, Other>(_ root: Root, _ other: Other)
    -> StringCaseInsensitiveCompare<Root, Other>
  { StringCaseInsensitiveCompare(root: root, other: other) }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
