import SwiftSyntax

/// Makes the type of a method's implementation one of Swift's, and an implementation that is cast to it a function.
///
/// A function of C or a block cannot take a selector on Linux, where that is no type of C, and a block cannot be kept as a
/// value of any type. What an implementation is cast to, or made of, has to be written in the call, or in the same file.
///
/// ## Before
/// ```swift
/// typealias Original = @convention(c) (UIViewController, Selector) -> Void
/// unsafeBitCast(implementation, to: Original.self)(screen, selector)
/// ```
/// ## After
/// ```swift
/// typealias Original =  (UIViewController, Selector) -> Void
/// ({ (windfallImplementation: IMP?) -> Original in { windfall0, windfall1 in struct WindfallCode { let call: () -> Void }; return unsafeBitCast(windfallCode(windfallImplementation, of: windfall0), to: WindfallCode.self).call() } })(implementation)(screen, selector)
/// ```
struct MethodConventionRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.attributedType, .typeAliasDecl, .functionCallExpr]

  /// What names the file gives to such types, and the casts that may be to one.
  private var named: [String: FunctionTypeSyntax] = [:]
  private var casts: [FunctionCallExprSyntax] = []
  private var blocks: [AttributeSyntax] = []
  /// Whether the file makes implementations of blocks.
  private var takesBlocks = false

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let alias = node.as(TypeAliasDeclSyntax.self) {
      if let type = alias.initializer.value.implementationType { named[alias.name.text] = type }
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.trimmedDescription == "unsafeBitCast", call.arguments.count == 2 { casts.append(call) }
      if call.calledExpression.trimmedDescription == "imp_implementationWithBlock" { takesBlocks = true }
    } else if let type = node.as(AttributedTypeSyntax.self) {
      let isImplementation = TypeSyntax(type).implementationType != nil
      for case .attribute(let attribute) in type.attributes
      where attribute.attributeName.trimmedDescription == "convention" {
        if isImplementation {
          context.edits.remove(context.range(of: attribute))
        } else if attribute.arguments?.trimmedDescription == "block" {
          blocks.append(attribute)
        }
      }
    }
    return true
  }

  /// Names may be given after they are used.
  mutating func finish(in context: LoweringContext) {
    if takesBlocks { for block in blocks { context.edits.remove(context.range(of: block)) } }
    for call in casts {
      guard let value = call.arguments.first, let target = call.arguments.last?.expression,
        let access = target.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self),
        let base = access.base, let type = named[base.trimmedDescription] ?? base.implementationType,
        type.parameters.dropFirst().first?.type.isSelector == true
      else { continue }
      let name = named[base.trimmedDescription] == nil ? "(\(type.trimmedDescription))" : base.trimmedDescription
      context.edits.replace(context.range(of: call.calledExpression), with: Self.function(name, type))
      let rest = context.range(of: value.expression).upperBound..<context.range(of: target).upperBound
      context.edits.replace(rest, with: "")
      context.needsObjectiveC = true
    }
  }

  /// The function that makes one of the type of an implementation.
  private static func function(_ name: String, _ type: FunctionTypeSyntax) -> String {
    let types = type.parameters.map { OverrideForwarding.oneLine($0.type) }
    let names = types.indices.map { "windfall\($0)" }
    let code =
      "(\(types.dropFirst(2).joined(separator: ", "))) -> \(OverrideForwarding.oneLine(type.returnClause.type))"
    let call = names.dropFirst(2).joined(separator: ", ")
    return "({ (windfallImplementation: IMP?) -> \(name) in { \(names.joined(separator: ", ")) in "
      + "struct WindfallCode { let call: \(code) }; "
      + "return unsafeBitCast(windfallCode(windfallImplementation, of: \(names[0])), to: WindfallCode.self).call(\(call)) } })"
  }
}

extension ExprSyntax {
  /// The type that a type written in parentheses is, if it is that of an implementation.
  fileprivate var implementationType: FunctionTypeSyntax? {
    if let type = self.as(TypeExprSyntax.self)?.type { return type.implementationType }
    guard let elements = self.as(TupleExprSyntax.self)?.elements, elements.count == 1 else { return nil }
    return elements.first?.expression.implementationType
  }
}

extension TypeSyntax {
  /// The function that takes an object, a selector and perhaps more, by the convention of C or of blocks.
  fileprivate var implementationType: FunctionTypeSyntax? {
    guard let type = self.as(AttributedTypeSyntax.self), let function = type.baseType.as(FunctionTypeSyntax.self),
      function.parameters.contains(where: { $0.type.isSelector })
    else { return nil }
    return function
  }

  fileprivate var isSelector: Bool {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isSelector }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.isSelector }
    return self.as(IdentifierTypeSyntax.self)?.name.text == "Selector"
  }
}
