import SwiftUI

extension Tips {
  /// See [Tips.Rule](https://developer.apple.com/documentation/tipkit/tips/rule).
  ///
  /// On iOS a macro makes it; here its condition is looked at whenever a tip may be shown.
  public struct Rule {
    let holds: () -> Bool

    public init<each Input: RuleInput>(
      _ input: repeat each Input, body: @escaping (repeat (each Input).Value) -> Bool
    ) {
      holds = { body(repeat (each input).value) }
    }
  }

  /// See [Tips.RuleInput](https://developer.apple.com/documentation/tipkit/tips/ruleinput).
  public protocol RuleInput {
    associatedtype Value

    /// What the rule's condition is given.
    var value: Value { get }
  }

  /// See [Tips.RuleBuilder](https://developer.apple.com/documentation/tipkit/tips/rulebuilder).
  @resultBuilder
  public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    public static func buildEither(second: [Rule]) -> [Rule] { second }
  }
}
