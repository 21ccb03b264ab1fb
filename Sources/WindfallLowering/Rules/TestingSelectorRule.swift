import SwiftSyntax

/// Gives Testing's word for Objective-C's selectors the meaning that it has on Linux: there are none.
///
/// Libraries that do not link Testing have copies of its types, to read what a function of it gives; a copy of another
/// size would read what is not there.
///
/// ## Before
/// ```swift
/// private typealias __XCTestCompatibleSelector = Selector
/// ```
/// ## After
/// ```swift
/// private typealias __XCTestCompatibleSelector = Never
/// ```
struct TestingSelectorRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.typeAliasDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let alias = node.as(TypeAliasDeclSyntax.self), alias.name.text == "__XCTestCompatibleSelector" else {
      return true
    }
    context.edits.replace(context.range(of: alias.initializer.value), with: "Never")
    return true
  }
}
