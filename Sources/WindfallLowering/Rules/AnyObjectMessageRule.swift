import SwiftSyntax

/// Sends messages to objects whose class the compiler does not know.
///
/// On iOS every Objective-C method can be called on `AnyObject`. Here those can that every object has: `perform`,
/// `responds(to:)`, `isKind(of:)`, key-value coding, and `description()` of a class. What performs a selector that is made on the spot
/// is such a message; a file's others are only changed if it names what gives such an object. What has a class of its
/// own is passed through as it is. Properties are read of what is in an array of `AnyObject` that the file declares.
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
  static let kinds: [SyntaxKind] = [.functionCallExpr, .identifierPattern, .memberAccessExpr, .patternBinding]

  /// The messages by their names, with the labels of their arguments.
  private static let messages: [String: Set<[String]>] = [
    "perform": [["_"], ["_", "with"], ["_", "with", "with"]], "responds": [["to"]],
    "isEqual": [["_"]], "isKind": [["of"]], "isMember": [["of"]],
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
  /// The names of arrays of objects whose class is not known, and where a property of what is in an array is read.
  private var arrays: Set<String> = []
  private var properties: [MemberAccessExprSyntax] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let name = node.as(IdentifierPatternSyntax.self)?.identifier.plainText { variables.insert(name) }
    if let binding = node.as(PatternBindingSyntax.self),
      binding.typeAnnotation?.type.trimmedDescription == "[AnyObject]",
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      arrays.insert(name.identifier.plainText)
    }
    if let member = node.as(MemberAccessExprSyntax.self), member.arrayName != nil { properties.append(member) }
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
    if base.is(SuperExprSyntax.self) { return true }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    return name.tokenKind == .keyword(.self)
      || name.tokenKind == .keyword(.Self) || name.text.first?.isUppercase == true && !variables.contains(name.text)
  }

  mutating func finish(in context: LoweringContext) {
    for property in properties {
      guard let name = property.arrayName, arrays.contains(name), let item = property.base?.chained else { continue }
      context.needsObjectiveC = true
      context.edits.insert("windfallObject(", at: context.range(of: item).lowerBound)
      context.edits.insert(")", at: context.range(of: item).upperBound)
      let key = property.declName.baseName.plainText
      context.edits.replace(context.range(of: property.declName), with: "windfallProperty(\"\(key)\")")
    }
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

extension MemberAccessExprSyntax {
  /// The name of the array of whose first or last item this is a property, as in `array.first?.name`.
  fileprivate var arrayName: String? {
    guard let item = base?.chained?.as(MemberAccessExprSyntax.self), parent?.as(FunctionCallExprSyntax.self) == nil,
      ["first", "last"].contains(item.declName.baseName.plainText), let array = item.base
    else { return nil }
    return array.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      ?? array.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}

extension ExprSyntax {
  /// What stands before the sign that says that it may be nil.
  fileprivate var chained: ExprSyntax? { self.as(OptionalChainingExprSyntax.self)?.expression }
}
