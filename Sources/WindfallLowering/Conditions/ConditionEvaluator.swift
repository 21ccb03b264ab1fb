import SwiftSyntax

/// Reads the condition of an `#if` as the compiler would for the iOS simulator.
struct ConditionEvaluator {
  private let options: LoweringOptions

  init(options: LoweringOptions) {
    self.options = options
  }

  /// The clauses that are left out. Where a condition cannot be told, its clause counts as compiled.
  func inactiveClauses(of node: IfConfigDeclSyntax) -> [SyntaxIdentifier] {
    var inactive: [SyntaxIdentifier] = []
    var isDecided = false
    for clause in node.clauses {
      let value = isDecided ? false : clause.condition.map(value) ?? true
      if value == false { inactive.append(clause.id) }
      if value == true { isDecided = true }
    }
    return inactive
  }

  /// What a condition comes to, or nil when only the compiler can tell.
  func value(_ condition: ExprSyntax) -> Bool? {
    if let node = condition.as(SequenceExprSyntax.self) { return sequence(Array(node.elements)) }
    if let node = condition.as(InfixOperatorExprSyntax.self) {
      return sequence([node.leftOperand, node.operator, node.rightOperand])
    }
    if let node = condition.as(PrefixOperatorExprSyntax.self), node.operator.text == "!" {
      return value(node.expression).map { !$0 }
    }
    if let node = condition.as(TupleExprSyntax.self), let inner = node.elements.first, node.elements.count == 1 {
      return value(inner.expression)
    }
    if let node = condition.as(BooleanLiteralExprSyntax.self) { return node.literal.tokenKind == .keyword(.true) }
    if let node = condition.as(DeclReferenceExprSyntax.self) { return options.conditions.contains(node.baseName.text) }
    if let node = condition.as(FunctionCallExprSyntax.self) { return platform(node) ?? version(node) }
    return nil
  }

  /// What a test of the platform comes to: `os`, `canImport`, `targetEnvironment` and their like.
  func platform(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport":
      return options.availableModules.contains(argument.split(separator: ".").first.map { String($0) } ?? "")
    case "targetEnvironment": return argument == "simulator"
    case "_runtime": return argument == "_ObjC" || argument == "_multithreaded"
    default: return nil
    }
  }

  /// What a test of the language version comes to in the mode of Swift 6, in which not all is compiled that means it.
  func languageOfSix(_ call: FunctionCallExprSyntax) -> Bool? {
    options.languageMode >= 6 && call.calledExpression.trimmedDescription == "swift" ? version(call) : nil
  }

  /// What a test of the language or compiler version comes to; the processor is that of this machine.
  private func version(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "swift": return compare(options.languageMode < 6 ? [5, 10] : LoweringOptions.compilerVersion, with: argument)
    case "compiler": return compare(LoweringOptions.compilerVersion, with: argument)
    case "arch": return argument.trimmedDescription == LoweringOptions.architecture
    default: return nil
    }
  }

  private func compare(_ version: [Int], with argument: ExprSyntax) -> Bool? {
    guard let node = argument.as(PrefixOperatorExprSyntax.self) else { return nil }
    let wanted = node.expression.trimmedDescription.split(separator: ".").compactMap { Int($0) }
    let isOlder = version.lexicographicallyPrecedes(wanted)
    switch node.operator.text {
    case ">=": return !isOlder
    case "<": return isOlder
    default: return nil
    }
  }

  /// `&&` binds before `||`; the parser leaves both in one flat list.
  private func sequence(_ elements: [ExprSyntax]) -> Bool? {
    let alternatives = elements.split { $0.trimmedDescription == "||" }
    return combine(
      alternatives.map { terms in
        combine(terms.split { $0.trimmedDescription == "&&" }.map { $0.first.flatMap(value) }, decidedBy: false)
      }, decidedBy: true)
  }

  /// One value decides alone; without it, any that is unknown leaves the whole unknown.
  private func combine(_ values: [Bool?], decidedBy decisive: Bool) -> Bool? {
    if values.contains(decisive) { return decisive }
    return values.contains(nil) ? nil : !decisive
  }
}
