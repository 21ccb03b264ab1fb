import SwiftSyntax

/// Keeps what Objective-C allows with its generic classes, which are all one class there.
///
/// Casts between them always hold on iOS, and in Swift never. What a fetch request finds is a protocol there, and here
/// another name of `NSObject`. A snapshot of a diffable data source and the reference that stands for it are cast to each
/// other by a function.
///
/// ## Before
/// ```swift
/// let all = Note.fetchRequest() as! NSFetchRequest<any NSFetchRequestResult>
/// ```
/// ## After
/// ```swift
/// let all = windfallErasedCast(Note.fetchRequest(), to: NSFetchRequest<NSFetchRequestResult>.self)
/// ```
struct ErasedGenericsRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.sequenceExpr, .someOrAnyType, .extensionDecl]

  private static let erased: Set<String> = [
    "NSFetchRequest", "NSFetchedResultsController", "NSAsynchronousFetchRequest", "NSAsynchronousFetchResult",
  ]
  private static let result = "NSFetchRequestResult"

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let sequence = node.as(SequenceExprSyntax.self) {
      lowerCasts(in: Array(sequence.elements), in: context)
    } else if let type = node.as(SomeOrAnyTypeSyntax.self) {
      let isAny = type.someOrAnySpecifier.tokenKind == .keyword(.any)
      if isAny, type.constraint.nominalName.lastComponent == Self.result { context.remove(type.someOrAnySpecifier) }
    } else if let type = node.as(ExtensionDeclSyntax.self) {
      lower(type, in: context)
    }
    return true
  }

  private static let snapshots: Set<String> = [
    "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSnapshotReference",
  ]

  /// The operand of a cast stands right before it, and its type right after.
  private func lowerCasts(in elements: [ExprSyntax], in context: LoweringContext) {
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let cast = element.as(UnresolvedAsExprSyntax.self),
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type
      else { continue }
      let isConditional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      let operand = context.range(of: elements[index - 1].withoutEffects)
      if !isConditional,
        Self.snapshots.contains(type.nominalName.lastComponent) || isSnapshotReference(elements[index - 1])
      {
        context.edits.insert("windfallSnapshot(", at: operand.lowerBound)
        context.edits.insert(",", at: operand.upperBound)
        context.edits.replace(context.range(of: cast), with: "as:")
        context.edits.insert(".self)", at: context.range(of: type).upperBound)
      }
      guard Self.erased.contains(type.nominalName.lastComponent) else { continue }
      context.edits.insert("windfallErasedCast(", at: operand.lowerBound)
      context.edits.insert(",", at: operand.upperBound)
      context.edits.replace(context.range(of: cast), with: isConditional ? "ifPossibleTo:" : "to:")
      context.edits.insert(".self)", at: context.range(of: type).upperBound)
    }
  }

  /// Whether the operand is a parameter that is declared as a reference: what it is cast to may have another name.
  private func isSnapshotReference(_ operand: ExprSyntax) -> Bool {
    guard let name = operand.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let function = sequence(first: Syntax(operand), next: \.parent).lazy
        .compactMap({ $0.as(FunctionDeclSyntax.self) }).first
    else { return false }
    return function.signature.parameterClause.parameters.contains { parameter in
      (parameter.secondName ?? parameter.firstName).text == name
        && parameter.type.nominalName.lastComponent == "NSDiffableDataSourceSnapshotReference"
    }
  }

  /// A class cannot be extended under a condition, but the protocol that stands for what managed objects are can.
  private func lower(_ type: ExtensionDeclSyntax, in context: LoweringContext) {
    guard type.extendedType.nominalName == Self.result,
      type.genericWhereClause?.requirements.contains(where: { $0.requirement.is(ConformanceRequirementSyntax.self) })
        == true
    else { return }
    context.edits.replace(context.range(of: type.extendedType), with: "_" + Self.result)
  }
}

extension ExprSyntax {
  /// The expression after `try` and `await`, which hold for the cast as well.
  fileprivate var withoutEffects: ExprSyntax {
    if let effect = self.as(TryExprSyntax.self) { return effect.expression.withoutEffects }
    if let effect = self.as(AwaitExprSyntax.self) { return effect.expression.withoutEffects }
    return self
  }
}
