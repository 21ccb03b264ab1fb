import SwiftSyntax

/// Makes the comparisons of numbers that a file declares itself members of an extension.
///
/// On Linux `NSNumber` can be compared already, and a function of the module would be as good as that of Foundation's
/// class. A member of an extension comes before it.
///
/// ## Before
/// ```swift
/// func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }
/// ```
/// ## After
/// ```swift
/// extension NSNumber { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending } }
/// ```
struct NumberOperatorRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl]

  private static let operators: Set<String> = ["<", ">", "<=", ">="]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let function = node.as(FunctionDeclSyntax.self), Self.operators.contains(function.name.text),
      context.scopes.isEmpty, context.functionDepth == 0,
      function.signature.parameterClause.parameters.allSatisfy({
        $0.type.trimmedDescription.split(separator: ".").last == "NSNumber"
      })
    else { return true }
    let range = context.range(of: function)
    context.edits.insert("extension NSNumber { ", at: range.lowerBound)
    context.edits.insert("static ", at: context.range(of: function.funcKeyword).lowerBound)
    context.edits.insert(" }", at: range.upperBound)
    return true
  }
}
