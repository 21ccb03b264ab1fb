import SwiftSyntax

/// Makes objects of a class that is known only at run time with an initialiser that is not `required`.
///
/// Swift allows this for classes written in Objective-C, such as UIKit's view controllers and cells on iOS. A parameter
/// of a generic declaration is such a class where its requirement names one of UIKit's, or `NSObject`. Numbers and
/// UUIDs are made in extensions of their classes, and UIKit's objects in those of protocols that only they can conform
/// to. In a member of a type, `self` is the class as well. A type in parentheses may be said to be one:
/// `(type as NSObject.Type)`.
///
/// ## Before
/// ```swift
/// func screen() -> Self { Self(nibName: name, bundle: bundle) }
/// func create<View: UIView>() -> View { View() }
/// ```
/// ## After
/// ```swift
/// func screen() -> Self { Self.windfallMake(nibName: name, bundle: bundle) }
/// func create<View: UIView>() -> View { View.windfallMake() }
/// ```
struct MetatypeInitRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionCallExpr, .memberAccessExpr]

  /// The labels of initialisers that nothing but UIKit has.
  private static let initialisers: Set<[String]> = [
    ["nibName", "bundle"], ["style", "reuseIdentifier"], ["identifier", "source", "destination"],
    ["identifier", "source", "destination", "performHandler"],
  ]
  /// The labels of those that other types have as well.
  private static let commonInitialisers: Set<[String]> = [[], ["frame"], ["rootViewController"]]
  /// The labels of those that classes of Foundation have, by class.
  private static let foundation: [String: Set<[String]>] = [
    "NSDecimalNumber": [["value"]], "NSNumber": [["value"]], "NSUUID": [["uuidBytes"], ["uuidString"]],
  ]

  /// What may give a type, and no class by its name.
  private static let giving: Set<SyntaxKind> = [
    .functionCallExpr, .subscriptCallExpr, .tupleExpr, .forceUnwrapExpr, .optionalChainingExpr,
  ]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let reference = node.as(MemberAccessExprSyntax.self) { lowerReference(reference, in: context) }
    guard let call = node.as(FunctionCallExprSyntax.self), !lowerGeneric(call, in: context) else { return true }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let member, member.declName.baseName.tokenKind != .keyword(.`init`) { return true }
    let base = member == nil ? call.calledExpression : member?.base
    let labels = call.arguments.map { $0.label?.text ?? "" }
    guard let base, member == nil ? base.isSelfType : isMetatype(base) else { return true }
    let isNamed = labels.isEmpty && member != nil && isObjectType(base)
    let isOfFoundation = isInExtension(base) { MetatypeInitRule.foundation[$0]?.contains(labels) == true }
    guard
      MetatypeInitRule.initialisers.contains(labels)
        || MetatypeInitRule.commonInitialisers.contains(labels)
          && (base.isSelfType || base.isSelf
            ? isInExtension(base) {
              let type = context.options.module.classProtocols[$0] ?? $0
              return FrameworkClasses.contains(type) || type == "NSObject" && labels.isEmpty
            }
            : isVariable(base) && isInGenericOfFramework(base))
        || isOfFoundation || isNamed
    else { return true }
    if isNamed || labels.isEmpty && (base.isSelf || base.isSelfType) { context.needsObjectiveC = true }
    replaceInitialiser(member, of: base, in: context)
    return true
  }

  /// `View.init()` and `View()` both become `View.windfallMake()`.
  private func replaceInitialiser(
    _ member: MemberAccessExprSyntax?, of base: some SyntaxProtocol, in context: LoweringContext
  ) {
    if let member {
      context.edits.replace(context.range(of: member.declName.baseName), with: "windfallMake")
    } else {
      context.edits.insert(".windfallMake", at: context.range(of: base).upperBound)
    }
  }

  /// Whether the expression stands in an extension of one of some classes, which are written in Objective-C on iOS.
  private func isInExtension(_ expression: ExprSyntax, where isMeant: (String) -> Bool) -> Bool {
    var node = expression.parent
    while let current = node {
      if let type = current.as(ExtensionDeclSyntax.self)?.extendedType {
        return isMeant(type.trimmedDescription)
      }
      if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self) {
        return false
      }
      node = current.parent
    }
    return false
  }

  /// Whether it is a type that is said to be that of an object, as in `(type as NSObject.Type)`.
  private func isObjectType(_ base: ExprSyntax) -> Bool {
    var base = base
    while let inner = base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    {
      base = inner
    }
    guard let elements = base.as(TupleExprSyntax.self)?.elements, elements.count == 1,
      let type = elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type,
      let name = type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
    else { return false }
    return name == "NSObject" || FrameworkClasses.contains(name)
  }

  /// Whether it is a variable, which holds a type where it has an initialiser.
  private func isVariable(_ base: ExprSyntax) -> Bool {
    if let optional = base.as(OptionalChainingExprSyntax.self)?.expression { return isVariable(optional) }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName, case .identifier(let text) = name.tokenKind else {
      return false
    }
    return text.first?.isUppercase == false
  }

  /// Whether a declaration around the expression has a parameter that is one of UIKit's classes, generic or not.
  private func isInGenericOfFramework(_ expression: ExprSyntax) -> Bool {
    sequence(first: Syntax(expression), next: \.parent).contains { node in
      if let function = node.as(FunctionDeclSyntax.self),
        function.signature.parameterClause.parameters.contains(where: { $0.type.isClassOfUIKit })
      {
        return true
      }
      return node.genericClauses.parameters?.parameters.contains {
        $0.inheritedType.map { Self.isOfFramework($0.trimmedDescription) } ?? false
      } ?? false
    }
  }

  /// Takes an initialiser of a generic parameter that is passed on, as in `make: View.init`.
  private func lowerReference(_ reference: MemberAccessExprSyntax, in context: LoweringContext) {
    guard reference.declName.baseName.tokenKind == .keyword(.`init`),
      reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != reference.id,
      let base = reference.base?.as(DeclReferenceExprSyntax.self), let requirement = requirement(of: base, in: context),
      Self.isOfFramework(requirement) || requirement == "NSObject"
    else { return }
    let labels = reference.declName.argumentNames?.arguments.map(\.name.text) ?? []
    guard MetatypeInitRule.initialisers.union(MetatypeInitRule.commonInitialisers).contains(labels) else { return }
    context.needsObjectiveC = true
    replaceInitialiser(reference, of: base, in: context)
  }

  /// Takes a call of an initialiser of a generic parameter, written with `init` or without.
  private func lowerGeneric(_ call: FunctionCallExprSyntax, in context: LoweringContext) -> Bool {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let member, member.declName.baseName.tokenKind != .keyword(.`init`) { return false }
    guard let base = (member?.base ?? call.calledExpression).as(DeclReferenceExprSyntax.self),
      let requirement = requirement(of: base, in: context), call.trailingClosure == nil
    else { return false }
    let labels = call.arguments.map { $0.label?.text ?? "" }
    let isKnown =
      MetatypeInitRule.initialisers.contains(labels)
      || MetatypeInitRule.commonInitialisers.contains(labels)
        && (Self.isOfFramework(requirement) || requirement == "NSObject" && labels.isEmpty)
    guard isKnown else { return false }
    context.needsObjectiveC = true
    replaceInitialiser(member, of: base, in: context)
    return true
  }

  /// Whether a requirement names a class of UIKit's, perhaps beside protocols.
  private static func isOfFramework(_ requirement: String) -> Bool {
    requirement.split { "& ".contains($0) }.contains { FrameworkClasses.contains(String($0)) }
  }

  /// What the generic parameter of a declaration around the expression has to be, or an associated type of the
  /// project's; nil for what is neither.
  private func requirement(of name: DeclReferenceExprSyntax, in context: LoweringContext) -> String? {
    var node = name.parent
    while let current = node {
      let clauses = current.genericClauses
      if let parameter = clauses.parameters?.parameters.first(where: { $0.name.text == name.baseName.text }) {
        return parameter.inheritedType?.trimmedDescription ?? clauses.conditions?.requirement(of: name.baseName.text)
      }
      // The parameters of a type are those of its extensions too.
      if let type = current.as(ExtensionDeclSyntax.self),
        let requirement = type.genericWhereClause?.requirement(of: name.baseName.text)
      {
        return requirement
      }
      if current.is(ExtensionDeclSyntax.self), let type = context.options.module.associatedClasses[name.baseName.text] {
        return type
      }
      node = current.parent
    }
    return nil
  }

  /// `Self`, a value that holds a type, or whatever gives one; the name of a class begins with a capital.
  private func isMetatype(_ base: ExprSyntax) -> Bool {
    if let member = base.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName
      return name.tokenKind != .keyword(.self) && name.text.first?.isUppercase == false
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName else {
      return MetatypeInitRule.giving.contains(base.kind)
    }
    if name.tokenKind == .keyword(.self) { return isInTypeMember(base) }
    return name.text == "Self" || name.text.first?.isUppercase == false
  }

  /// Whether `self` is a type there: in an initialiser it is the object, which is passed on to another initialiser.
  private func isInTypeMember(_ expression: ExprSyntax) -> Bool {
    var node = expression.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) { return isOfType(function.modifiers) }
      if let property = current.as(VariableDeclSyntax.self), property.parent?.is(MemberBlockItemSyntax.self) == true {
        return isOfType(property.modifiers)
      }
      if current.is(InitializerDeclSyntax.self) || current.is(MemberBlockSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  private func isOfType(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension ExprSyntax {
  fileprivate var isSelfType: Bool { isWord(.Self) }
  fileprivate var isSelf: Bool { isWord(.self) }

  private func isWord(_ word: Keyword) -> Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(word)
  }
}

extension TypeSyntax {
  /// Whether its values are classes of UIKit, as those of `UIViewController.Type?` are.
  fileprivate var isClassOfUIKit: Bool {
    if let wrapped = self.as(OptionalTypeSyntax.self)?.wrappedType { return wrapped.isClassOfUIKit }
    return self.as(MetatypeTypeSyntax.self).map { FrameworkClasses.contains($0.baseType.trimmedDescription) } ?? false
  }
}

extension GenericWhereClauseSyntax {
  /// What a parameter has to be, by the clause.
  func requirement(of parameter: String) -> String? {
    requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
      .first { $0.leftType.trimmedDescription == parameter }?.rightType.trimmedDescription
  }
}

extension Syntax {
  /// The generic parameters that the declaration declares, and what they have to be.
  var genericClauses: (parameters: GenericParameterClauseSyntax?, conditions: GenericWhereClauseSyntax?) {
    if let function = self.as(FunctionDeclSyntax.self) {
      return (function.genericParameterClause, function.genericWhereClause)
    }
    if let type = self.as(ClassDeclSyntax.self) { return (type.genericParameterClause, type.genericWhereClause) }
    if let type = self.as(StructDeclSyntax.self) { return (type.genericParameterClause, type.genericWhereClause) }
    if let type = self.as(EnumDeclSyntax.self) { return (type.genericParameterClause, type.genericWhereClause) }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return (initializer.genericParameterClause, initializer.genericWhereClause)
    }
    return (nil, nil)
  }
}
