import SwiftSyntax

/// Notes what a file declares: facts for the rest of the target, and members for the rules of this file.
struct DeclarationCollector: LoweringRule {
  static let kinds: [SyntaxKind] = [
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .variableDecl,
    .importDecl,
  ]

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable",
  ]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let scope = TypeScope(node, in: context) {
      note(scope, at: node, in: context)
    } else if let function = node.as(FunctionDeclSyntax.self) {
      note(function, in: context)
      noteSwiftTest(function, in: context)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      note(variable, in: context)
    } else if let node = node.as(ImportDeclSyntax.self) {
      if let module = node.path.first?.name.plainText {
        context.facts.imports.append(ModuleNames.framework(of: module))
      }
    }
    return true
  }

  private func note(_ scope: TypeScope, at node: Syntax, in context: LoweringContext) {
    let name = (node.asProtocol((any NamedDeclSyntax).self)?.name).map { Syntax($0) }
    let line = context.line(of: name ?? node)
    switch scope.kind {
    case .classType:
      context.types[scope.name] = scope
      context.facts.classes.append(
        ClassFacts(
          name: scope.name, superclass: scope.superclass, line: line, isPrivate: scope.isPrivate,
          isHidden: scope.isHidden, isGeneric: scope.isGeneric, isMainActor: scope.attributes.isMainActor))
    case .extensionOfType:
      context.facts.extensions.append(
        ExtensionFacts(type: scope.name, line: line, isMainActor: scope.attributes.isMainActor))
    case .other:
      context.types[scope.name] = scope
    }
  }

  private func note(_ function: FunctionDeclSyntax, in context: LoweringContext) {
    guard let scope = context.scopes.last, context.functionDepth == scope.functionDepth else { return }
    noteTest(function, of: scope, in: context)
    guard context.functionDepth == 0 || scope.kind == .classType else { return }
    let parameters = function.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.plainText }
    let name = function.name.plainText
    let effects = function.signature.effectSpecifiers
    let reference = "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    // An extension without conformances may be one of a protocol, which has no table.
    let isOfObjects = scope.kind == .classType || scope.inheritance != nil
    let optional =
      FrameworkSelectors.optionalMethods[reference]
      ?? (isOfObjects ? FrameworkSelectors.delegateMethods[reference] : nil)
    context.note(
      Member(
        owner: scope.name, name: name, kind: .method(labels: labels),
        objectiveCName: function.attributes.objectiveCName ?? FrameworkSelectors.name(of: function) ?? optional
          ?? ObjectiveCName.selector(name, labels: labels),
        isExposed: isExposed(function.attributes, function.modifiers, in: context) || function.isKeyValueHook
          || scope.kind != .other && (optional != nil || function.overridesWhatIsLookedFor),
        isStatic: function.modifiers.isStatic, isPrivate: function.modifiers.has(.private),
        isPlain: function.genericParameterClause == nil && effects?.asyncSpecifier == nil
          && effects?.throwsClause == nil && !parameters.contains { $0.ellipsis != nil || $0.isInOut },
        types: parameters.map { $0.type.trimmedDescription }))
  }

  private func noteTest(_ function: FunctionDeclSyntax, of scope: TypeScope, in context: LoweringContext) {
    let name = function.name.plainText
    guard name.hasPrefix("test") || function.attributes.objectiveCName?.hasPrefix("test") == true else { return }
    let effects = function.signature.effectSpecifiers
    let isHidden = function.attributes.named("nonobjc") != nil
    let isExtensionHidden = scope.kind == .extensionOfType && scope.attributes.named("nonobjc") != nil
    let isKnown =
      function.attributes.contains(DeclarationCollector.exposing)
      || (scope.kind == .extensionOfType && scope.attributes.named("objc") != nil)
    let facts = MethodFacts(
      name: name, line: context.line(of: function.name), isAsync: effects?.asyncSpecifier != nil,
      isThrowing: effects?.throwsClause != nil, isMainActor: function.attributes.isMainActor,
      isOverride: function.modifiers.has(.override), isStatic: function.modifiers.isStatic,
      isPrivate: function.modifiers.isPrivate || scope.hasPrivateMembers,
      hasParameters: !function.signature.parameterClause.parameters.isEmpty
        || function.genericParameterClause != nil,
      returnsValue: function.signature.returnsValue, objectiveCName: function.attributes.objectiveCName,
      isObjectiveC: isHidden ? false : isKnown ? true : isExtensionHidden ? false : nil)
    note(facts, of: scope, in: context)
  }

  private func noteSwiftTest(_ function: FunctionDeclSyntax, in context: LoweringContext) {
    guard function.attributes.contains(["Test", "Testing.Test"]), context.functionDepth == 0 else { return }
    context.facts.swiftTests.append(
      SwiftTestFacts(
        suite: context.scopes.last?.name, name: function.name.plainText,
        labels: function.signature.parameterClause.parameters.map(\.firstName.plainText),
        line: context.line(of: function.name)))
  }

  /// Types end in the order of the source, and hold one another: the scope's own facts are the last of its name.
  private func note(_ method: MethodFacts, of scope: TypeScope, in context: LoweringContext) {
    if let index = context.facts.classes.lastIndex(where: { $0.name == scope.name }), scope.kind == .classType {
      context.facts.classes[index].methods.append(method)
    } else if let index = context.facts.extensions.lastIndex(where: { $0.type == scope.name }) {
      context.facts.extensions[index].methods.append(method)
    }
  }

  private func note(_ variable: VariableDeclSyntax, in context: LoweringContext) {
    guard let scope = context.scopes.last, context.functionDepth == scope.functionDepth,
      context.functionDepth == 0 || scope.kind == .classType
    else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
      context.note(
        Member(
          owner: scope.name, name: name, kind: .property(isWritable: variable.isWritable(binding)),
          objectiveCName: variable.attributes.objectiveCName ?? name, isNotifying: variable.isDynamic(in: context),
          isExposed: isExposed(variable.attributes, variable.modifiers, in: context),
          isStatic: variable.modifiers.isStatic, isPrivate: variable.modifiers.has(.private), isPlain: true))
    }
  }

  private func isExposed(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in context: LoweringContext
  ) -> Bool {
    // What Core Data keeps is found by the framework.
    guard attributes.named("nonobjc") == nil, attributes.managed == nil, !attributes.areUnavailable,
      let scope = context.scopes.last, scope.kind != .other
    else {
      return false
    }
    if attributes.contains(DeclarationCollector.exposing)
      || scope.attributes.named("objc") != nil && scope.kind == .extensionOfType
    {
      return true
    }
    let declaration = scope.kind == .classType ? scope : context.types[scope.name]
    return declaration?.attributes.named("objcMembers") != nil && !modifiers.isPrivate && !modifiers.has(.override)
  }
}

extension AttributeListSyntax {
  /// The name given with `@objc(name)`.
  var objectiveCName: String? {
    named("objc")?.arguments?.trimmedDescription
  }
}

extension FunctionParameterSyntax {
  fileprivate var isInOut: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } == true
  }
}

extension FunctionDeclSyntax {
  fileprivate var overridesWhatIsLookedFor: Bool {
    modifiers.has(.override) && FrameworkSelectors.overriddenMethods.contains(reference)
  }

  /// Whether key-value coding or observing asks for the method by name, or whoever asks for a method.
  fileprivate var isKeyValueHook: Bool {
    if modifiers.has(.override) { return KeyValueHookRule.hooks.contains(reference) }
    return modifiers.isStatic && name.text.hasPrefix("keyPathsForValuesAffecting")
  }
}

extension FunctionSignatureSyntax {
  fileprivate var returnsValue: Bool {
    guard let type = returnClause?.type.trimmedDescription else { return false }
    return type != "Void" && type != "()"
  }
}

extension VariableDeclSyntax {
  /// Whether the property can be set from its own file.
  fileprivate func isWritable(_ binding: PatternBindingSyntax) -> Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var) else { return false }
    switch binding.accessorBlock?.accessors {
    case .getter: return false
    case .accessors(let accessors):
      let names = accessors.map(\.accessorSpecifier.tokenKind)
      return !names.contains(.keyword(.get)) || names.contains(.keyword(.set)) || names.contains(.keyword(._modify))
    case nil: return true
    @unknown default: return false
    }
  }
}
