import SwiftSyntax

/// Makes managed objects of a class that is known only at run time.
///
/// Their initialisers are not `required`, which does not matter for a class of Objective-C.
///
/// ## Before
/// ```swift
/// func insert<T: NSManagedObject>(into context: NSManagedObjectContext) -> T { T(context: context) }
/// ```
/// ## After
/// ```swift
/// func insert<T: NSManagedObject>(into context: NSManagedObjectContext) -> T { CoreData.windfallMake(T.self, context: context) }
/// ```
struct ManagedInitRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionCallExpr, .classDecl, .structDecl, .enumDecl, .protocolDecl]

  private static let initialisers: Set<[String]> = [["context"], ["entity", "insertInto"]]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) else {
      note(node, in: context)
      return true
    }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let isWritten = member?.declName.baseName.tokenKind == .keyword(.`init`)
    guard Self.initialisers.contains(call.arguments.map { $0.label?.text ?? "" }), call.trailingClosure == nil,
      let base = isWritten ? member?.base : call.calledExpression, isWritten || base.isTypeName,
      isManaged(base, in: context),
      let parenthesis = call.leftParen
    else { return true }
    let range = context.range(of: base)
    // The function of the module: every object has one of that name, which would be meant in a class.
    context.edits.insert("CoreData.windfallMake(", at: range.lowerBound)
    context.edits.replace(
      range.upperBound..<context.range(of: parenthesis).upperBound, with: base.isTypeName ? ".self, " : ", ")
    return true
  }

  /// Whether the expression gives a class of managed objects that is known only at run time.
  private func isManaged(_ base: ExprSyntax, in context: LoweringContext) -> Bool {
    if let call = base.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type" && importsCoreData(context)
    }
    if let member = base.as(MemberAccessExprSyntax.self), let owner = member.base {
      let name = member.declName.baseName.text
      guard owner.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true else {
        return name.first?.isLowercase == true && importsCoreData(context)
      }
      return context.options.module.managed.parameters.contains { $0.hasSuffix(".\(name)") }
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    switch name.tokenKind {
    case .keyword(.Self): return isInManagedType(Syntax(base), in: context)
    case .keyword(.self): return base.isInTypeMember && isInManagedType(Syntax(base), in: context)
    case .keyword: return false
    default:
      if let requirement = requirement(of: name.text, around: Syntax(base)) {
        return isManaged(requirement, in: context)
      }
      if context.scopes.contains(where: {
        context.options.module.managed.parameters.contains("\($0.name).\(name.text)")
      }) {
        return true
      }
      return name.text.first?.isLowercase == true && importsCoreData(context)
    }
  }

  private func importsCoreData(_ context: LoweringContext) -> Bool { context.facts.imports.contains("CoreData") }

  private func isManaged(_ types: [String], in context: LoweringContext) -> Bool {
    types.contains { type in
      var next: String? = type
      var seen: Set<String> = []
      while let current = next, seen.insert(current).inserted {
        if context.options.module.managed.isManaged([current]) { return true }
        next = context.types[current]?.superclass
      }
      return false
    }
  }

  /// What a generic parameter of a declaration around the expression has to be; nil for what is no such parameter.
  private func requirement(of name: String, around node: Syntax) -> [String]? {
    var next = node.parent
    while let current = next {
      let clauses = current.genericClauses
      if let parameter = clauses.parameters?.parameters.first(where: { $0.name.text == name }) {
        return (parameter.inheritedType?.componentNames ?? []) + (clauses.conditions?.requirements(of: name) ?? [])
      }
      next = current.parent
    }
    return nil
  }

  private func isInManagedType(_ node: Syntax, in context: LoweringContext) -> Bool {
    var next = node.parent
    while let current = next {
      if let type = current.as(ExtensionDeclSyntax.self) {
        let names = [type.extendedType.nominalName] + (type.genericWhereClause?.requirements(of: "Self") ?? [])
        return isManaged(names, in: context)
      }
      if let type = current.as(ClassDeclSyntax.self) {
        return isManaged(type.inheritanceClause?.inheritedTypes.map(\.type.nominalName) ?? [], in: context)
      }
      if current.isProtocol((any DeclGroupSyntax).self) { return false }
      next = current.parent
    }
    return false
  }

  // MARK: - Facts

  private func note(_ node: Syntax, in context: LoweringContext) {
    let outer = context.scopes.last.map { $0.name + "." } ?? ""
    guard let name = node.asProtocol((any NamedDeclSyntax).self)?.name.plainText else { return }
    if let type = node.as(ProtocolDeclSyntax.self) {
      for case let member in type.memberBlock.members {
        guard let open = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
        let names = open.inheritanceClause?.inheritedTypes.flatMap(\.type.componentNames) ?? []
        note(names, of: "\(outer)\(name).\(open.name.plainText)", in: context)
      }
      return
    }
    let clauses = node.genericClauses
    for parameter in clauses.parameters?.parameters ?? [] {
      let names = parameter.inheritedType?.componentNames ?? []
      let more = clauses.conditions?.requirements(of: parameter.name.text) ?? []
      note(names + more, of: "\(outer)\(name).\(parameter.name.plainText)", in: context)
    }
  }

  private func note(_ names: [String], of parameter: String, in context: LoweringContext) {
    if !names.isEmpty { context.facts.typeParameters[parameter] = names }
  }
}

extension ExprSyntax {
  /// Whether the expression is the name of a type, and not a value that holds one, whose initialisers are called by
  /// `init` only.
  fileprivate var isTypeName: Bool {
    let name =
      self.as(MemberAccessExprSyntax.self)?.declName.baseName ?? self.as(DeclReferenceExprSyntax.self)?.baseName
    return name?.text.first?.isUppercase == true
  }

  /// Whether `self` is a type there: in an initialiser it is the object, which is passed on to another initialiser.
  fileprivate var isInTypeMember: Bool {
    var next = parent
    while let current = next {
      if let function = current.as(FunctionDeclSyntax.self) { return function.modifiers.isStatic }
      if let property = current.as(VariableDeclSyntax.self), property.parent?.is(MemberBlockItemSyntax.self) == true {
        return property.modifiers.isStatic
      }
      if current.is(InitializerDeclSyntax.self) || current.is(MemberBlockSyntax.self) { return false }
      next = current.parent
    }
    return false
  }
}

extension TypeSyntax {
  /// The names of the types that a composition is of.
  fileprivate var componentNames: [String] {
    self.as(CompositionTypeSyntax.self)?.elements.flatMap(\.type.componentNames) ?? [nominalName]
  }
}

extension GenericWhereClauseSyntax {
  /// What a type has to conform to or be.
  fileprivate func requirements(of name: String) -> [String] {
    requirements.flatMap { requirement -> [String] in
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.trimmedDescription == name
      else { return [] }
      return conformance.rightType.componentNames
    }
  }
}
