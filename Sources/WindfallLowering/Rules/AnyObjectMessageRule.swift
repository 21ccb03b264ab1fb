import SwiftSyntax

/// Sends messages to objects whose class the compiler does not know.
///
/// On iOS every Objective-C method can be called on `AnyObject`. Here those can that every object has: `perform`,
/// `responds(to:)`, `isKind(of:)`, key-value coding, and a class's `description()` and `isSubclass(of:)`. What performs a selector that is made
/// on the spot is such a message, and so is what a `target` performs, which the items of bars have; a file's others are
/// only changed if it names what gives such an object. What has a class of its own is passed through as it is. Properties
/// are read of what is in an array of `AnyObject` that the file declares; and those that numbers, strings and controls
/// have, and what dictionaries and arrays hold, of what is plainly an `AnyObject`.
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
  static let kinds: [SyntaxKind] = [
    .functionCallExpr, .functionParameter, .identifierPattern, .memberAccessExpr, .patternBinding, .subscriptCallExpr,
  ]

  /// The messages by their names, with the labels of their arguments.
  private static let messages: [String: Set<[String]>] = [
    "perform": [["_"], ["_", "with"], ["_", "with", "with"]], "responds": [["to"]],
    "isEqual": [["_"]], "isKind": [["of"]], "isMember": [["of"]], "isSubclass": [["of"]],
    "value": [["forKey"], ["forKeyPath"]], "setValue": [["_", "forKey"], ["_", "forKeyPath"]],
  ]
  /// The properties that are read of objects whose class is not known: `WindfallObject` has them.
  private static let values: Set<String> = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "currentTitle", "description", "doubleValue",
    "floatValue",
    "frame", "intValue", "integerValue", "isOn", "isSelected",
    "length", "pointerValue", "selectedSegmentIndex", "stringValue", "tag", "text",
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
  /// The names that are given to objects of no known class, and where a property is read of what may be one.
  private var objects: Set<String> = []
  private var reads: [ExprSyntax] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let name = node.as(IdentifierPatternSyntax.self)?.identifier.plainText { variables.insert(name) }
    if let binding = node.as(PatternBindingSyntax.self),
      binding.typeAnnotation?.type.trimmedDescription == "[AnyObject]",
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      arrays.insert(name.identifier.plainText)
    }
    if let parameter = node.as(FunctionParameterSyntax.self), parameter.type.isAnyObject {
      objects.insert((parameter.secondName ?? parameter.firstName).plainText)
    }
    if let binding = node.as(PatternBindingSyntax.self),
      binding.typeAnnotation?.type.isAnyObject ?? binding.initializer?.value.isCastToAnyObject ?? false,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      objects.insert(name.identifier.plainText)
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      if member.arrayName != nil { properties.append(member) }
      if let base = member.base, Self.values.contains(member.declName.baseName.plainText),
        member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id,
        !ExprSyntax(member).isAssigned
      {
        reads.append(base)
      }
    }
    if let access = node.as(SubscriptCallExprSyntax.self), access.arguments.count == 1,
      access.arguments.first?.label == nil, !ExprSyntax(access).isAssigned
    {
      reads.append(access.calledExpression)
    }
    guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return true }
    let name = access.declName.baseName.plainText
    let labels = call.arguments.map { $0.label?.plainText ?? "_" }
    if name == "perform", base.isTarget || call.arguments.first?.expression.isCall(of: Self.makers) == true {
      certain.append(base)
    } else if name == "description", labels.isEmpty, base.isClassForCoder {
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
    for base in reads where base.isAnyObject(among: objects) { wrap(base, in: context) }
    let isOrigin = !context.identifiers.isDisjoint(with: Self.origins)
    for receiver in isOrigin ? certain + receivers : certain where !isKnown(receiver) { wrap(receiver, in: context) }
  }

  private func wrap(_ receiver: ExprSyntax, in context: LoweringContext) {
    context.needsObjectiveC = true
    let optional = receiver.as(OptionalChainingExprSyntax.self)?.expression
    context.edits.insert("windfallObject(", at: context.range(of: receiver).lowerBound)
    let end = optional.map { context.range(of: $0) } ?? context.range(of: receiver)
    let isOptional = optional == nil && receiver.isReachedThroughOptional
    context.edits.insert(isOptional ? ")?" : ")", at: end.upperBound)
  }
}

extension TypeSyntax {
  /// Whether it is `AnyObject`, also where it may be nil.
  fileprivate var isAnyObject: Bool {
    if let wrapped = self.as(OptionalTypeSyntax.self)?.wrappedType { return wrapped.isAnyObject }
    if let wrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType { return wrapped.isAnyObject }
    if let inner = self.as(AttributedTypeSyntax.self)?.baseType { return inner.isAnyObject }
    return trimmedDescription == "AnyObject"
  }
}

extension ExprSyntax {
  /// Whether it is plainly an object of no known class: cast to one, or of a name that stands for one.
  fileprivate func isAnyObject(among names: Set<String>) -> Bool {
    if let inner = chained ?? self.as(ForceUnwrapExprSyntax.self)?.expression { return inner.isAnyObject(among: names) }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText { return names.contains(name) }
    if let elements = self.as(TupleExprSyntax.self)?.elements, let inner = elements.first?.expression {
      return inner.isCastToAnyObject
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if let result = call.mappedResult { return result.isCastToAnyObject }
    guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "unsafeBitCast" else { return false }
    return call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
  }
}

extension ExprSyntax {
  fileprivate var isCastToAnyObject: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isCastToAnyObject }
    if let cast = self.as(AsExprSyntax.self) { return cast.type.isAnyObject }
    // The parser leaves operators as they stand in a row.
    guard let row = self.as(SequenceExprSyntax.self)?.elements, let type = row.last?.as(TypeExprSyntax.self)?.type,
      row.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    else { return false }
    return type.isAnyObject
  }

  /// Whether it calls one of some functions.
  fileprivate func isCall(of names: Set<String>) -> Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    return called.map { names.contains($0.baseName.text) } ?? false
  }

  /// Whether it is the `target` of something, whatever class that has.
  fileprivate var isTarget: Bool {
    if let inner = chained ?? self.as(ForceUnwrapExprSyntax.self)?.expression { return inner.isTarget }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target"
  }

  /// Whether it is the class that an object says to be of: of no known one.
  fileprivate var isClassForCoder: Bool {
    let name = self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
    return name?.baseName.text == "classForCoder"
  }

  /// Whether it is `type(of: object)`.
  fileprivate var isTypeOf: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
      && call.arguments.map { $0.label?.plainText } == ["of"]
  }
}

extension FunctionCallExprSyntax {
  /// What the closure of `value.map { … }` says, if it says one thing.
  fileprivate var mappedResult: ExprSyntax? {
    guard calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map",
      let statements = trailingClosure?.statements, statements.count == 1
    else { return nil }
    return statements.first?.item.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether it stands to the left of an assignment, or behind `&`.
  fileprivate var isAssigned: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    guard let row = parent?.as(ExprListSyntax.self), let index = row.index(of: self) else { return false }
    let next = row.index(after: index)
    guard next < row.endIndex else { return false }
    if row[next].is(AssignmentExprSyntax.self) { return true }
    let sign = row[next].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
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
