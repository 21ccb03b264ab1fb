import SwiftSyntax

/// Tells delegates of sessions a task's metrics before its end.
///
/// FoundationNetworking collects none, and what waits for them, such as Alamofire, would wait for ever.
///
/// ## Before
/// ```swift
/// import Foundation
/// final class Loader: NSObject, URLSessionTaskDelegate {
///   func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {}
///   func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
/// }
/// ```
/// ## After
/// ```swift
/// import Foundation; import FoundationNetworking; import FoundationNetworkingOverlay
/// final class Loader: NSObject, URLSessionTaskDelegate {
///   func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {}
///   func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { windfallCollect(session, task, self); }
/// }
/// ```
struct TaskMetricsRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl]

  private var endings: [FunctionDeclSyntax] = []
  private var isCollecting = false

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let function = node.as(FunctionDeclSyntax.self), !context.scopes.isEmpty else { return true }
    switch function.reference {
    case "urlSession(_:task:didCompleteWithError:)": if function.body != nil { endings.append(function) }
    case "urlSession(_:task:didFinishCollecting:)": isCollecting = true
    default: break
    }
    return true
  }

  func finish(in context: LoweringContext) {
    guard isCollecting else { return }
    for function in endings {
      let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
      guard let brace = function.body?.leftBrace, !names.prefix(2).contains("_") else { continue }
      context.edits.insert(
        " windfallCollect(\(names[0]), \(names[1]), self);", at: context.range(of: brace).upperBound)
      // Has its import added.
      context.identifiers.insert("windfallCollect")
    }
  }
}
