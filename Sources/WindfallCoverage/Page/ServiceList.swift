import SwiftParser
import SwiftSyntax

/// The frameworks that Package.swift lists as services, written as a table for those who have to know them.
struct ServiceList {
  struct Service: Equatable {
    let name: String
    /// The modules that it needs.
    let needs: [String]
    /// The libraries of the system that it stands for.
    let links: [String]
  }

  let services: [Service]

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
    let libraries = services.filter { !$0.links.isEmpty }.map { service in
      "    \"\(service.name)\": [\(service.links.map { "\"\($0)\"" }.joined(separator: ", "))],"
    }
    let lines =
      [
        "// Written by Scripts/generate-documents.sh from Package.swift; run it again to change this file.", "",
        "/// The frameworks that are linked only into what imports them.", "public enum ServiceFrameworks {",
        "  /// Each with the others that it needs.", "  public static let needs: [String: [String]] = [",
      ] + rows + [
        "  ]", "", "  /// Those that stand for libraries of the system, with these.",
        "  public static let libraries: [String: [String]] = [",
      ] + libraries + ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }
}

/// Finds the calls that list services.
private final class ServiceCollector: SyntaxVisitor {
  private(set) var services: [ServiceList.Service] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "Service", let name = node.arguments.first.flatMap(literal)
    else { return .visitChildren }
    services.append(
      ServiceList.Service(name: name, needs: strings("needs", in: node), links: strings("links", in: node)))
    return .skipChildren
  }

  private func strings(_ label: String, in node: FunctionCallExprSyntax) -> [String] {
    let list = node.arguments.first { $0.label?.text == label }?.expression.as(ArrayExprSyntax.self)
    return list?.elements.compactMap { literal($0.expression) } ?? []
  }

  private func literal(_ argument: LabeledExprSyntax) -> String? { literal(argument.expression) }

  private func literal(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
