import SwiftSyntax

/// Gives networking's classes the initialisers that they lack on Linux.
///
/// On iOS every class has one without arguments from `NSObject`: doubles of sessions are made with it, and requests,
/// responses and protection spaces of nothing, and responses of HTTP like those of any other kind. On Linux a session
/// needs a configuration, and that of a background session has another name here. The initialiser of a protocol is
/// `required` on Linux, where classes are made by it that are known only at run time.
///
/// ## Before
/// ```swift
/// class SessionDouble: URLSession { var data: Data? }
/// class SessionWithData: URLSession {
///   let data: Data
///   init(data: Data) { self.data = data }
/// }
/// class StubProtocol: URLProtocol {
///   override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
///     super.init(request: request, cachedResponse: cachedResponse, client: client)
///   }
/// }
/// let response = HTTPURLResponse()
/// ```
/// ## After
/// ```swift
/// class SessionDouble: URLSession { convenience init() { self.init(configuration: .default) }; var data: Data? }
/// class SessionWithData: URLSession {
///   let data: Data
///   init(data: Data) { self.data = data; super.init(configuration: .default) }
/// }
/// class StubProtocol: URLProtocol {
///   required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
///     super.init(request: request, cachedResponse: cachedResponse, client: client)
///   }
/// }
/// let response = HTTPURLResponse.windfallEmptyHTTP()
/// ```
struct NetworkingInitRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.classDecl, .functionCallExpr]

  private static let background = "windfallBackground"
  private static let empty = [
    "CachedURLResponse": "windfallEmptyCached", "HTTPURLResponse": "windfallEmptyHTTP",
    "NSMutableURLRequest": "windfallEmptyRequest", "NSURLRequest": "windfallEmptyRequest",
    "URLProtectionSpace": "windfallEmptySpace", "URLResponse": "windfallEmpty",
  ]
  /// The labels of the initialiser of a protocol that loads.
  private static let loading = ["request", "cachedResponse", "client"]
  /// The labels of the initialiser that a response of HTTP has from the class above it.
  private static let plain = ["url", "mimeType", "expectedContentLength", "textEncodingName"]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let type = node.as(ClassDeclSyntax.self) {
      if type.inheritanceClause?.inheritedTypes.first?.type.nominalName.lastComponent == "URLSession" {
        lower(type, in: context)
      } else {
        requireLoading(type, in: context)
      }
    } else if let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
      lower(call, in: context)
    }
    return true
  }

  // MARK: - Classes

  private func lower(_ type: ClassDeclSyntax, in context: LoweringContext) {
    let designated = type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !$0.modifiers.has(.convenience) }
    guard !designated.isEmpty else {
      let access = type.modifiers.has(.public) || type.modifiers.has(.open) ? "public " : ""
      context.edits.insert(
        " \(access)convenience init() { self.init(configuration: .default) };",
        at: context.range(of: type.memberBlock.leftBrace).upperBound)
      return
    }
    for initializer in designated { lower(initializer, in: context) }
  }

  private func lower(_ initializer: InitializerDeclSyntax, in context: LoweringContext) {
    guard let body = initializer.body else { return }
    if initializer.signature.parameterClause.parameters.isEmpty,
      let modifier = initializer.modifiers.first(.override)
    {
      context.remove(modifier)
    }
    let calls = SuperCalls(body).calls
    for call in calls where call.arguments.isEmpty { addConfiguration(to: call, in: context) }
    guard calls.isEmpty else { return }
    if let last = body.statements.last {
      context.edits.insert("; super.init(configuration: .default)", at: context.range(of: last).upperBound)
    } else {
      context.edits.insert(
        " super.init(configuration: .default) ", at: context.range(of: body.leftBrace).upperBound)
    }
  }

  /// Classes may inherit from `URLProtocol` by way of others: no other class has this initialiser to override.
  private func requireLoading(_ type: ClassDeclSyntax, in context: LoweringContext) {
    for member in type.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self),
        initializer.signature.parameterClause.parameters.map(\.firstName.text) == Self.loading,
        let modifier = initializer.modifiers.first(.override)
      else { continue }
      context.edits.replace(context.range(of: modifier.name), with: "required")
    }
  }

  // MARK: - Calls

  private func lower(_ call: FunctionCallExprSyntax, in context: LoweringContext) {
    let labels = call.arguments.map { $0.label?.text }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
      member.text == "background", labels == ["withIdentifier"]
    {
      context.edits.replace(context.range(of: member), with: Self.background)
      // Have the imports of both added.
      context.identifiers.formUnion(["URLSessionConfiguration", Self.background])
    }
    if labels.isEmpty { lowerImplicit(call, in: context) }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    switch (name, labels) {
    case ("URLSession", []): addConfiguration(to: call, in: context)
    case (_, []), ("HTTPURLResponse", Self.plain):
      guard let maker = Self.empty[name] else { return }
      context.edits.insert(".\(maker)", at: context.range(of: call.calledExpression).upperBound)
      // Has the import of what makes them added.
      context.identifiers.insert(maker)
    default: break
    }
  }

  /// `.init()`, where the type stands before it, is that of the type.
  private func lowerImplicit(_ call: FunctionCallExprSyntax, in context: LoweringContext) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let declaration = call.parent?.as(InitializerClauseSyntax.self)?.parent
    else { return }
    let type =
      declaration.as(FunctionParameterSyntax.self)?.type
      ?? declaration.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    guard let maker = type.flatMap({ Self.empty[$0.nominalName] }) else { return }
    context.edits.replace(context.range(of: member.declName.baseName), with: maker)
    context.identifiers.insert(maker)
  }

  private func addConfiguration(to call: FunctionCallExprSyntax, in context: LoweringContext) {
    guard let parenthesis = call.leftParen else { return }
    context.edits.insert("configuration: .default", at: context.range(of: parenthesis).upperBound)
  }
}

/// Finds the calls of the superclass's initialisers in the body of one.
private final class SuperCalls: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(_ body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    {
      calls.append(node)
    }
    return .visitChildren
  }
}
