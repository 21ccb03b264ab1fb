import SwiftSyntax

/// Makes the type of a method's implementation or of a block one of Swift's, and what is cast to it a function.
///
/// A function of C or a block cannot take a selector or another object on Linux, where these are no types of C, and a
/// block is no object. What an implementation or an object is cast to has to be written in the call, or in the same file.
/// A block that is cast to an object is put into one.
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
  private var namedBlocks: Set<String> = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let alias = node.as(TypeAliasDeclSyntax.self) {
      if let type = alias.initializer.value.implementationType {
        named[alias.name.text] = type
      } else if alias.initializer.value.as(AttributedTypeSyntax.self)?.blockConvention != nil {
        namedBlocks.insert(alias.name.text)
      }
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.trimmedDescription == "unsafeBitCast", call.arguments.count == 2 { casts.append(call) }
    } else if let type = node.as(AttributedTypeSyntax.self) {
      let isImplementation = TypeSyntax(type).implementationType != nil
      if let attribute = isImplementation ? type.convention : type.blockConvention {
        context.edits.remove(context.range(of: attribute))
      }
    }
    return true
  }

  /// Names may be given after they are used.
  mutating func finish(in context: LoweringContext) {
    for call in casts {
      guard let value = call.arguments.first, let target = call.arguments.last?.expression,
        let access = target.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self),
        let base = access.base, let function = function(for: base)
      else { continue }
      context.edits.replace(context.range(of: call.calledExpression), with: function)
      let rest = context.range(of: value.expression).upperBound..<context.range(of: target).upperBound
      context.edits.replace(rest, with: "")
      context.needsObjectiveC = true
    }
  }

  /// What makes a function of what is cast to a type.
  private func function(for base: ExprSyntax) -> String? {
    let name = base.trimmedDescription
    if name == "AnyObject" { return "windfallBlockObject" }
    if let type = named[name] ?? base.implementationType {
      guard type.parameters.dropFirst().first?.type.isSelector == true else { return nil }
      return Self.function(named[name] == nil ? "(\(type.trimmedDescription))" : name, type)
    }
    if namedBlocks.contains(name) { return Self.blockFunction(name) }
    return base.blockType.map { Self.blockFunction("(\($0.trimmedDescription))") }
  }

  private static func blockFunction(_ name: String) -> String {
    "({ (windfallBlock: Any?) -> \(name) in struct WindfallBlock { let call: \(name) }; "
      + "return unsafeBitCast(windfallBlockCode(windfallBlock), to: WindfallBlock.self).call })"
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

extension AttributedTypeSyntax {
  fileprivate var convention: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "convention" }
  }

  fileprivate var blockConvention: AttributeSyntax? {
    convention.flatMap { $0.arguments?.trimmedDescription == "block" ? $0 : nil }
  }
}

extension ExprSyntax {
  /// The function that a type written in parentheses is, if it is that of a block.
  fileprivate var blockType: FunctionTypeSyntax? {
    if let type = self.as(TypeExprSyntax.self)?.type.as(AttributedTypeSyntax.self), type.blockConvention != nil {
      return type.baseType.as(FunctionTypeSyntax.self)
    }
    guard let elements = self.as(TupleExprSyntax.self)?.elements, elements.count == 1 else { return nil }
    return elements.first?.expression.blockType
  }

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
