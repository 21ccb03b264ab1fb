import SwiftSyntax

extension ExprSyntax {
  /// Whether what it says is reached through an optional, as in `a?.b.c()`.
  var isReachedThroughOptional: Bool {
    var next: ExprSyntax? = self
    while let current = next {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      if let access = current.as(MemberAccessExprSyntax.self) {
        next = access.base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        next = call.calledExpression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        next = forced.expression
      } else {
        return false
      }
    }
    return false
  }
}
