import SwiftSyntax

/// Finds the calls that declare targets.
final class PackageTargetCollector: SyntaxVisitor {
  private static let functions: Set<String> = ["target", "executableTarget", "testTarget", "systemLibrary", "macro"]

  private(set) var targets: [PackageTarget] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "Service", let name = node.arguments.first.flatMap(literal) {
      addService(name, node)
      return .skipChildren
    }
    guard let function = functionName(node), Self.functions.contains(function), let name = string("name", in: node)
    else { return .visitChildren }
    let path = string("path", in: node) ?? (function == "testTarget" ? "Tests/" : "Sources/") + name
    targets.append(
      PackageTarget(
        name: name, dependencies: dependencies(of: node), path: path, isTest: path.hasPrefix("Tests/")))
    return .skipChildren
  }

  /// An entry of the list of services is a framework, and its tests if it says that it has some.
  private func addService(_ name: String, _ node: FunctionCallExprSyntax) {
    targets.append(
      PackageTarget(
        name: name, dependencies: strings("needs", in: node) ?? [],
        path: (string("folder", in: node) ?? "Sources/Frameworks") + "/\(name)",
        isTest: false, isService: true))
    guard let tests = strings("tests", in: node) else { return }
    targets.append(
      PackageTarget(name: "\(name)Tests", dependencies: [name] + tests, path: "Tests/\(name)Tests", isTest: true))
  }

  private func strings(_ label: String, in node: FunctionCallExprSyntax) -> [String]? {
    let list = node.arguments.first { $0.label?.text == label }?.expression.as(ArrayExprSyntax.self)
    return list?.elements.compactMap { literal($0.expression) }
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

  private func literal(_ argument: LabeledExprSyntax) -> String? { literal(argument.expression) }

  private func literal(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
