import SwiftSyntax

/// Finds the calls that declare targets.
final class PackageTargetCollector: SyntaxVisitor {
  private static let functions: Set<String> = ["target", "executableTarget", "testTarget", "systemLibrary", "macro"]

  private(set) var targets: [PackageTarget] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let function = functionName(node), Self.functions.contains(function), let name = string("name", in: node)
    else { return .visitChildren }
    let path = string("path", in: node) ?? (function == "testTarget" ? "Tests/" : "Sources/") + name
    targets.append(
      PackageTarget(
        name: name, dependencies: dependencies(of: node), path: path, isTest: path.hasPrefix("Tests/")))
    return .skipChildren
  }

  private func dependencies(of node: FunctionCallExprSyntax) -> [String] {
    let list = node.arguments.first { $0.label?.text == "dependencies" }?.expression.as(ArrayExprSyntax.self)
    return list?.elements.compactMap { element in
      if let call = element.expression.as(FunctionCallExprSyntax.self) { return string("name", in: call) }
      return literal(element.expression)
    } ?? []
  }

  private func functionName(_ node: FunctionCallExprSyntax) -> String? {
    node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private func string(_ label: String, in node: FunctionCallExprSyntax) -> String? {
    node.arguments.first { $0.label?.text == label }.flatMap { literal($0.expression) }
  }

  private func literal(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
