import SwiftSyntax

/// Calls optional methods of protocols with and without their question mark.
///
/// UIKit's optional methods are always there on Linux, and do nothing, or answer what UIKit assumes, where the class
/// lacks them. Those of the project's own protocols are properties that hold the method, see
/// ``OptionalRequirementRule``; a type that conforms to nothing and has a method of such a name gets a property as well. Closures, which take no labels, are called as before, and so are values with a
/// `callAsFunction` of the call's labels.
///
/// ## Before
/// ```swift
/// table.delegate?.tableView?(table, didSelectRowAt: path)
/// let count = source.numberOfSections?(in: table)
/// if let sections = source.numberOfSections { print(sections(table)) }
/// ```
/// ## After
/// ```swift
/// table.delegate?.tableView(table, didSelectRowAt: path)
/// let count = windfallOptional(source.numberOfSections(in:))?(table)
/// if let sections = windfallOptional(source.numberOfSections) { print(sections(table)) }
/// ```
struct OptionalCallRule: LoweringRule {
  static let kinds: [SyntaxKind] = [
    .functionCallExpr, .memberAccessExpr, .functionDecl, .optionalBindingCondition,
  ]

  /// A call of a method that may be missing.
  fileprivate struct Call {
    let node: FunctionCallExprSyntax
    let method: ExprSyntax
    let mark: TokenSyntax
    let name: DeclReferenceExprSyntax
    /// Nil where the method is called on the object itself.
    let base: ExprSyntax?
  }

  private var calls: [Call] = []
  private var references: [DeclReferenceExprSyntax] = []
  /// Methods that are bound to a name if they are there.
  private var bound: [MemberAccessExprSyntax] = []
  /// The methods of types that conform to nothing, which may have the name of a requirement.
  private var methods: [(form: MemberForm, owner: String)] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let function = node.as(FunctionDeclSyntax.self), function.name.text == "callAsFunction" {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.plainText }
      context.facts.callables.insert(labels.list)
    } else if let scope = context.scopes.last, node.is(FunctionDeclSyntax.self) {
      guard context.functionDepth == 0, scope.kind != .extensionOfType, scope.inheritance == nil, !scope.isProtocol,
        let form = MemberForm(node), !form.isStatic, !form.modifiers.isPrivate
      else { return true }
      methods.append((form, scope.name))
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      if let call = Call(call) { calls.append(call) }
    } else if let binding = node.as(OptionalBindingConditionSyntax.self) {
      if let method = binding.initializer?.value.as(MemberAccessExprSyntax.self), method.base != nil,
        method.declName.argumentNames == nil, FrameworkMethods.isOptional(method.declName.baseName.plainText)
      {
        bound.append(method)
      }
    } else if let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.argumentNames != nil, !Self.isOwnMethod(of: base, in: context)
    {
      references.append(access.declName)
    }
    return true
  }

  /// Whether the base is a type or the object itself, whose methods have their own names: only a protocol's requirement
  /// is a property.
  private static func isOwnMethod(of base: ExprSyntax, in context: LoweringContext) -> Bool {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName else { return base.is(SuperExprSyntax.self) }
    if name.tokenKind == .keyword(.self) { return context.scopes.last?.kind != .other }
    return name.tokenKind == .keyword(.Self) || name.text.first?.isUppercase == true
  }

  /// Requirements may be declared after the calls.
  mutating func finish(in context: LoweringContext) {
    let requirements = context.optionalRequirements
    for call in calls { lower(call, requirements, in: context) }
    for method in bound {
      let opening = method.declName.baseName.plainText + "("
      guard !requirements.keys.contains(where: { $0.hasPrefix(opening) }) else { continue }
      context.edits.insert("windfallOptional(", at: context.range(of: method).lowerBound)
      context.edits.insert(")", at: context.range(of: method).upperBound)
      context.needsObjectiveC = true
    }
    for (form, owner) in methods {
      guard let requirement = requirements[form.reference], requirement.types == nil,
        requirement.property != form.name.plainText
      else { continue }
      // What names the method does not tell whether a protocol is meant.
      context.trailer.append(
        "extension \(owner) { var \(requirement.property): \(form.plainType) { \(form.reference) } }")
    }
    for reference in references {
      guard let requirement = requirements[reference.trimmedDescription.filter { !$0.isWhitespace }] else { continue }
      context.edits.replace(context.range(of: reference), with: requirement.property)
    }
  }

  private func lower(_ call: Call, _ requirements: [String: OptionalRequirement], in context: LoweringContext) {
    let arguments = call.node.arguments
    let labels = arguments.map { $0.label?.plainText ?? "_" }
    let isLabelled = labels.contains { $0 != "_" }
    if let requirement = Self.requirement(of: call, labels, in: requirements) {
      guard requirement.types == nil else { return callMethod(call, requirement.property, in: context) }
      guard isLabelled || call.node.trailingClosure != nil else { return }
      context.edits.replace(context.range(of: call.name), with: requirement.property)
      removeLabels(arguments, in: context)
    } else if isLabelled, context.facts.callables.union(context.options.module.callables).contains(labels.list) {
      return
    } else if isLabelled || FrameworkMethods.isOptional(call.name.baseName.plainText) {
      guard call.node.trailingClosure == nil || call.isOptionalAnyway || call.mark.tokenKind == .exclamationMark else {
        // The closure's label is not known, but the method is always there: it is its result that is optional.
        context.edits.remove(context.range(of: call.mark))
        context.edits.insert("windfallOptional(", at: context.range(of: call.node).lowerBound)
        context.edits.insert(")", at: context.range(of: call.node).upperBound)
        context.needsObjectiveC = true
        return
      }
      if isLabelled || call.node.trailingClosure != nil,
        call.isOptionalAnyway || call.mark.tokenKind == .exclamationMark
      {
        context.edits.remove(context.range(of: call.mark))
      } else {
        context.edits.insert("windfallOptional(", at: context.range(of: call.method).lowerBound)
        if isLabelled { context.edits.insert(labels.list, at: context.range(of: call.name).upperBound) }
        context.edits.insert(")", at: context.range(of: call.method).upperBound)
        if isLabelled { removeLabels(arguments, in: context) }
        context.needsObjectiveC = true
      }
    }
  }

  /// The requirement that is called. A trailing closure does not say its label.
  private static func requirement(
    of call: Call, _ labels: [String], in requirements: [String: OptionalRequirement]
  ) -> OptionalRequirement? {
    let opening = "\(call.name.baseName.plainText)(" + labels.map { $0 + ":" }.joined()
    guard call.node.trailingClosure != nil else { return requirements[opening + ")"] }
    let further = call.node.additionalTrailingClosures.map { $0.label.plainText + ":" }.joined()
    let fitting = requirements.filter { reference, _ in
      guard reference.hasPrefix(opening), reference.hasSuffix(further + ")") else { return false }
      let label = reference.dropFirst(opening.count).dropLast(further.count + 1)
      return label.last == ":" && !label.dropLast().contains(":")
    }
    return fitting.count == 1 ? fitting.first?.value : nil
  }

  /// A method in place of the property is there for every object: its result is nil where the object's own is missing.
  private func callMethod(_ call: Call, _ name: String, in context: LoweringContext) {
    context.edits.replace(context.range(of: call.name), with: name)
    context.edits.remove(context.range(of: call.mark))
    removeLabels(call.node.arguments, in: context)
    guard call.node.trailingClosure == nil else { return context.report(.error, .trailingClosure, at: call.node) }
    if call.mark.tokenKind == .exclamationMark || call.isFollowed {
      context.edits.insert(call.mark.text, at: context.range(of: call.node).upperBound)
    }
  }

  private func removeLabels(_ arguments: LabeledExprListSyntax, in context: LoweringContext) {
    for argument in arguments {
      guard let label = argument.label else { continue }
      let range = context.range(of: label).lowerBound..<context.range(of: argument.expression).lowerBound
      context.edits.replace(range, with: "")
    }
  }
}

extension OptionalCallRule.Call {
  fileprivate init?(_ node: FunctionCallExprSyntax) {
    let called: ExprSyntax
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (optional.expression, optional.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (forced.expression, forced.exclamationMark)
    } else {
      return nil
    }
    if let access = called.as(MemberAccessExprSyntax.self) {
      (name, base) = (access.declName, access.base)
    } else if let plain = called.as(DeclReferenceExprSyntax.self) {
      (name, base) = (plain, nil)
    } else {
      return nil
    }
    guard name.argumentNames == nil else { return nil }
    method = called
    self.node = node
  }

  /// Whether something is asked of the result at once.
  fileprivate var isFollowed: Bool {
    guard let parent = node.parent else { return false }
    let called =
      parent.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? parent.as(FunctionCallExprSyntax.self)?.calledExpression
    return parent.is(MemberAccessExprSyntax.self) || called?.id == node.id
  }

  /// Whether the method is reached through an optional, so that the call's result is one without its question mark.
  fileprivate var isOptionalAnyway: Bool { base?.isReachedThroughOptional ?? false }
}

extension [String] {
  fileprivate var list: String { "(" + map { $0 + ":" }.joined() + ")" }
}

extension String {
  fileprivate static let trailingClosure =
    "an optional method cannot be called with a trailing closure here; write the closure inside the parentheses"
}
