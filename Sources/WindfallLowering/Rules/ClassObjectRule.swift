import SwiftSyntax

/// Makes an object of a class where one is asked for: classes are objects on iOS, and are sent messages.
///
/// ## Before
/// ```swift
/// let bundle = type as Any as? NSObjectProtocol
/// ```
/// ## After
/// ```swift
/// let bundle = windfallClassObject(type as Any) as? NSObjectProtocol
/// ```
struct ClassObjectRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.sequenceExpr]

  private static let objects: Set<String> = ["NSObjectProtocol", "any NSObjectProtocol", "NSObject"]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let elements = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else { return true }
    for place in elements.indices.dropLast(4)
    where elements[place + 1].isCast && elements[place + 2].trimmedDescription == "Any"
      && elements[place + 3].isCast && Self.objects.contains(elements[place + 4].trimmedDescription)
    {
      context.edits.insert("windfallClassObject(", at: context.range(of: elements[place]).lowerBound)
      context.edits.insert(")", at: context.range(of: elements[place + 2]).upperBound)
      context.needsObjectiveC = true
    }
    return true
  }
}

extension ExprSyntax {
  fileprivate var isCast: Bool { self.is(UnresolvedAsExprSyntax.self) }
}
