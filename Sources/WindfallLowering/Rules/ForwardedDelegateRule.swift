import SwiftSyntax

/// Says which protocol the delegate behind one of RxCocoa's proxies has.
///
/// The class of that delegate is not known, and Objective-C sends it any message; the proxy's own class names the protocol.
///
/// ## Before
/// ```swift
/// class PlaceProxy: DelegateProxy<CLLocationManager, CLLocationManagerDelegate> {
///   func stop(_ manager: CLLocationManager) { _forwardToDelegate?.locationManagerDidPauseLocationUpdates?(manager) }
/// }
/// ```
/// ## After
/// ```swift
/// class PlaceProxy: DelegateProxy<CLLocationManager, CLLocationManagerDelegate> {
///   func stop(_ manager: CLLocationManager) { windfallOptional((_forwardToDelegate as? any CLLocationManagerDelegate)?.locationManagerDidPauseLocationUpdates)?(manager) }
/// }
/// ```
struct ForwardedDelegateRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.declReferenceExpr]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard node.as(DeclReferenceExprSyntax.self)?.baseName.text == "_forwardToDelegate" else { return true }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    // Of `self._forwardToDelegate`, all of it.
    let whole = access.flatMap { $0.declName.id == node.id ? Syntax($0) : nil } ?? node
    guard let chain = whole.parent?.as(OptionalChainingExprSyntax.self),
      chain.parent?.as(MemberAccessExprSyntax.self)?.parent?.isOptionalCall == true,
      let delegate = node.proxiedProtocol
    else { return true }
    context.edits.replace(context.range(of: whole), with: "(\(whole.trimmedDescription) as? any \(delegate))")
    return true
  }
}

extension Syntax {
  /// Whether a method is called that may be missing.
  fileprivate var isOptionalCall: Bool {
    self.is(OptionalChainingExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
  }

  /// The protocol of the delegates of the proxy in which the node is: the second parameter of `DelegateProxy`, or what an
  /// extension of the proxy adopts.
  fileprivate var proxiedProtocol: String? {
    for ancestor in sequence(first: self, next: \.parent) {
      if let type = ancestor.as(ClassDeclSyntax.self) { return type.inheritanceClause?.proxiedProtocol }
      if let type = ancestor.as(ExtensionDeclSyntax.self) { return type.inheritanceClause?.adoptedProtocol }
    }
    return nil
  }
}

extension InheritanceClauseSyntax {
  fileprivate var proxiedProtocol: String? {
    let base = inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    guard base?.name.text == "DelegateProxy", let arguments = base?.genericArgumentClause?.arguments else { return nil }
    return arguments.count == 2 ? arguments.last?.argument.trimmedDescription : nil
  }

  fileprivate var adoptedProtocol: String? {
    let names = inheritedTypes.map { $0.type.trimmedDescription }
    return names.first { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
  }
}
