import SwiftSyntax

/// Sends messages to objects whose class the compiler does not know.
///
/// On iOS every Objective-C method can be called on `AnyObject`. Here those can that every object has: `perform`,
/// `responds(to:)`, key-value coding, and `description()` of a class. What performs a selector that is made on the spot
/// is such a message; a file's others are only changed if it names what gives such an object. What has a class of its
/// own is passed through as it is.
///
/// ## Before
/// ```swift
/// func send(_ object: AnyObject) -> Any? {
///   object.perform(NSSelectorFromString("next"))?.takeUnretainedValue().value(forKey: "name")
/// }
/// ```
/// ## After
/// ```swift
/// func send(_ object: AnyObject) -> Any? {
///   windfallObject(windfallObject(object).perform(NSSelectorFromString("next"))?.takeUnretainedValue())?.value(forKey: "name")
/// }
/// ```
struct AnyObjectMessageRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionCallExpr, .identifierPattern]

  /// The messages by their names, with the labels of their arguments.
  private static let messages: [String: Set<[String]>] = [
    "perform": [["_"], ["_", "with"], ["_", "with", "with"]], "responds": [["to"]],
    "value": [["forKey"], ["forKeyPath"]], "setValue": [["_", "forKey"], ["_", "forKeyPath"]],
  ]
  /// What gives objects whose class is not known.
  private static let origins: Set<String> = ["AnyClass", "AnyObject", "takeRetainedValue", "takeUnretainedValue"]

  /// What makes a selector.
  private static let makers: Set<String> = ["NSSelectorFromString", "Selector"]

  private var receivers: [ExprSyntax] = []
  /// The names of variables, which may begin as those of types do.
  private var variables: Set<String> = []
  /// Those of messages that can be nothing else.
  private var certain: [ExprSyntax] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let name = node.as(IdentifierPatternSyntax.self)?.identifier.plainText { variables.insert(name) }
    guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return true }
    let name = access.declName.baseName.plainText
    let labels = call.arguments.map { $0.label?.plainText ?? "_" }
    if name == "perform", call.arguments.first?.expression.isCall(of: Self.makers) == true {
      certain.append(base)
    } else if Self.messages[name]?.contains(labels) == true || name == "description" && labels.isEmpty && base.isTypeOf
    {
      receivers.append(base)
    }
    return true
  }

  /// Whether the receiver is the object itself, or has the name of a type.
  private func isKnown(_ base: ExprSyntax) -> Bool {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    return name.tokenKind == .keyword(.self) || name.tokenKind == .keyword(.super)
      || name.tokenKind == .keyword(.Self) || name.text.first?.isUppercase == true && !variables.contains(name.text)
  }

  mutating func finish(in context: LoweringContext) {
    let isOrigin = !context.identifiers.isDisjoint(with: Self.origins)
    for receiver in isOrigin ? certain + receivers : certain where !isKnown(receiver) {
      context.needsObjectiveC = true
      let optional = receiver.as(OptionalChainingExprSyntax.self)
      context.edits.insert("windfallObject(", at: context.range(of: receiver).lowerBound)
      let end = optional.map { context.range(of: $0.expression) } ?? context.range(of: receiver)
      let isOptional = optional == nil && receiver.isReachedThroughOptional
      context.edits.insert(isOptional ? ")?" : ")", at: end.upperBound)
    }
  }
}

extension ExprSyntax {
  /// Whether it calls one of some functions.
  fileprivate func isCall(of names: Set<String>) -> Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    return called.map { names.contains($0.baseName.text) } ?? false
  }

  /// Whether it is `type(of: object)`.
  fileprivate var isTypeOf: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
      && call.arguments.map { $0.label?.plainText } == ["of"]
  }
}
