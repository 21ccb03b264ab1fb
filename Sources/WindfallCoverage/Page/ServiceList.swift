import SwiftParser
import SwiftSyntax

/// The frameworks that Package.swift lists as services, written as a table for those who have to know them.
struct ServiceList {
  /// The frameworks, each with the modules that it needs.
  let services: [(name: String, needs: [String])]

  /// Reads the calls of `Service` in the text of the package description.
  init(package: String) {
    let collector = ServiceCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: package))
    services = collector.services
  }

  /// The table: of what a framework needs only those that are services themselves, as every app has the others.
  var text: String {
    let names = Set(services.map(\.name))
    let rows = services.map { service in
      let needs = service.needs.filter(names.contains).map { "\"\($0)\"" }.joined(separator: ", ")
      return "    \"\(service.name)\": [\(needs)],"
    }
    let lines =
      [
        "// Written by Scripts/generate-documents.sh from Package.swift; run it again to change this file.", "",
        "/// The frameworks that are linked only into what imports them.", "public enum ServiceFrameworks {",
        "  /// Each with the others that it needs.", "  public static let needs: [String: [String]] = [",
      ] + rows + ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }
}

/// Finds the calls that list services.
private final class ServiceCollector: SyntaxVisitor {
  private(set) var services: [(name: String, needs: [String])] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "Service", let name = node.arguments.first.flatMap(literal)
    else { return .visitChildren }
    let needs = node.arguments.first { $0.label?.text == "needs" }?.expression.as(ArrayExprSyntax.self)
    services.append((name, needs?.elements.compactMap { literal($0.expression) } ?? []))
    return .skipChildren
  }

  private func literal(_ argument: LabeledExprSyntax) -> String? { literal(argument.expression) }

  private func literal(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
