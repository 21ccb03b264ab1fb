import SwiftParser
import SwiftSyntax

/// An override in an extension: what the class declares instead, and which words of the extension change.
struct OverrideForwarding {
  /// The override in the class, on one line.
  let declaration: String
  /// The override in a subclass that only this file sees.
  let hiddenDeclaration: String
  /// A member of such a subclass that calls what the override replaces.
  let superMember: String
  /// The member's name where it stands.
  let name: TokenSyntax
  let forwardedName: String
  /// The name by which the override calls what it replaces.
  var superName: String { "windfallSuper_\(name.plainText)" }
  let isStatic: Bool
  /// Nil for a member that overrides nothing, but is overridden.
  let overrideModifier: DeclModifierSyntax?
  let openModifier: DeclModifierSyntax?
  /// What says that nobody may use the member; it goes with the declaration, as the class itself uses what it forwards to.
  let unavailability: [AttributeSyntax]
  /// What else changes in the extension: an observer becomes a method.
  private(set) var replacements: [(node: Syntax, text: String)] = []

  /// Is nil for what has no such form. The extension's own modifiers hold for members that say nothing.
  init?(_ node: Syntax, in scope: TypeScope) {
    guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return nil }
    overrideModifier = modifiers.first(.override)
    unavailability = OverrideForwarding.unavailability(of: node)
    let notice = unavailability.map { OverrideForwarding.oneLine($0) + " " }.joined()
    openModifier = modifiers.first(.open)
    let own = modifiers.filter { !$0.trimmedDescription.hasPrefix("@") }.map(\.trimmedDescription)
    let isPublic =
      scope.modifiers.has(.public)
      && ![.public, .open, .internal, .fileprivate, .private].contains { modifiers.has($0) }
    let words = ((isPublic ? ["public"] : []) + own).joined(separator: " ")
    let hidden = own.filter { !["open", "public", "internal", "fileprivate", "private"].contains($0) }
    let hiddenWords = hidden.joined(separator: " ")
    let superWords = (["final"] + hidden.filter { $0 != "override" && $0 != "final" }).joined(separator: " ")
    isStatic = modifiers.isStatic
    if let function = node.as(FunctionDeclSyntax.self)?.namingParameters {
      name = node.as(FunctionDeclSyntax.self)?.name ?? function.name
      forwardedName = Self.name(for: function.name.plainText, of: scope.name)
      guard let call = OverrideForwarding.call(of: function, forwardedName) else { return nil }
      let attributes = function.attributes.isMainActor ? "@MainActor " : ""
      var head = function
      head.attributes = []
      head.modifiers = []
      head.body = nil
      let body = "\(OverrideForwarding.oneLine(head)) { \(call) }"
      declaration = "\(notice)\(attributes)\(words) \(body)"
      hiddenDeclaration = "\(notice)\(attributes)\(hiddenWords) \(body)"
      head.name = .identifier("windfallSuper_\(function.name.plainText)")
      let original = OverrideForwarding.call(of: function, "super.\(function.name.text)") ?? ""
      superMember = "\(attributes)\(superWords) \(OverrideForwarding.oneLine(head)) { \(original) }"
    } else if let variable = node.as(VariableDeclSyntax.self) {
      guard let binding = variable.bindings.first, variable.bindings.count == 1,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation,
        let accessors = binding.accessorBlock?.accessors
      else { return nil }
      name = pattern.identifier
      forwardedName = Self.name(for: pattern.identifier.plainText, of: scope.name)
      let head = "var \(pattern.identifier.text)\(OverrideForwarding.oneLine(type)) "
      let original = "super.\(pattern.identifier.text)"
      let superHead =
        "\(superWords) var windfallSuper_\(pattern.identifier.plainText)\(OverrideForwarding.oneLine(type)) "
        + "{ get { \(original) }"
      guard let kinds = OverrideForwarding.kinds(accessors) else {
        guard let observer = OverrideForwarding.observer(accessors) else { return nil }
        let word = observer.accessorSpecifier.text
        let value = word == "didSet" ? "oldValue" : "newValue"
        let body = "\(head){ \(word) { \(forwardedName)(\(value)) } }"
        declaration = "\(notice)\(words) \(body)"
        hiddenDeclaration = "\(notice)\(hiddenWords) \(body)"
        superMember = "\(superHead) set { \(original) = newValue } }"
        replacements = [
          (Syntax(variable.bindingSpecifier), "func"),
          (Syntax(type), "(_ \(observer.parameters?.name.text ?? value)\(OverrideForwarding.oneLine(type)))"),
          (Syntax(observer.accessorSpecifier), "do"),
        ]
        if let parameters = observer.parameters { replacements.append((Syntax(parameters), "")) }
        return
      }
      let isWritable = kinds.contains(.keyword(.set))
      let body = "\(head){ get { \(forwardedName) }\(isWritable ? " set { \(forwardedName) = newValue }" : "") }"
      declaration = "\(notice)\(words) \(body)"
      hiddenDeclaration = "\(notice)\(hiddenWords) \(body)"
      superMember = "\(superHead)\(isWritable ? " set { \(original) = newValue }" : "") }"
    } else {
      return nil
    }
  }

  /// What an override is called where it stands. A subclass may forward what its superclass does as well.
  static func name(for member: String, of type: String) -> String { "windfallOverride_\(type.identifier)_\(member)" }

  /// Makes what stands in the extension what the class's declaration forwards to.
  func rename(in context: LoweringContext) {
    if let overrideModifier { context.remove(overrideModifier) }
    for attribute in unavailability { context.remove(attribute) }
    if let openModifier { context.edits.replace(context.range(of: openModifier), with: "public") }
    context.edits.replace(context.range(of: name), with: forwardedName)
    for (node, text) in replacements { context.edits.replace(context.range(of: node), with: text) }
  }

  private static func unavailability(of node: Syntax) -> [AttributeSyntax] {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { attribute in
      attribute.attributeName.trimmedDescription == "available"
        && attribute.arguments?.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" } == true
    }
  }

  private static func call(of function: FunctionDeclSyntax, _ name: String) -> String? {
    guard let arguments = arguments(of: function) else { return nil }
    let effects = function.signature.effectSpecifiers
    let words = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    return "\(words)\(name)(\(arguments.map { $0.label + $0.value }.joined(separator: ", ")))"
  }

  /// What the method hands on of its own parameters; nil where it cannot.
  static func arguments(of function: FunctionDeclSyntax) -> [(label: String, value: String)]? {
    var arguments: [(label: String, value: String)] = []
    for parameter in function.signature.parameterClause.parameters {
      guard parameter.ellipsis == nil else { return nil }
      let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
      let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.trimmedDescription ?? ""
      if specifiers.contains("@autoclosure") { return nil }
      let name = (parameter.secondName ?? parameter.firstName).text
      guard name != "_" else { return nil }
      // A parameter may be named with a word of the language, a use of it may not.
      let value = name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
      arguments.append((label, (specifiers.hasPrefix("inout ") ? "&" : "") + value))
    }
    return arguments
  }

  /// Nil for property observers, which have no value of their own.
  private static func kinds(_ accessors: AccessorBlockSyntax.Accessors) -> [TokenKind]? {
    guard case .accessors(let list) = accessors else { return [.keyword(.get)] }
    let kinds = list.map(\.accessorSpecifier.tokenKind)
    return kinds.contains(.keyword(.get)) ? kinds : nil
  }

  /// The only accessor, if it is an observer.
  private static func observer(_ accessors: AccessorBlockSyntax.Accessors) -> AccessorDeclSyntax? {
    guard case .accessors(let list) = accessors, list.count == 1, let observer = list.first, observer.body != nil,
      [.keyword(.didSet), .keyword(.willSet)].contains(observer.accessorSpecifier.tokenKind)
    else { return nil }
    return observer
  }

  /// The text of a node without line ends.
  static func oneLine(_ node: some SyntaxProtocol) -> String {
    let text = node.tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.isEmpty && !token.hasLineEndAfter ? "" : " ")
    }
    return text.joined().trimmingSpaces
  }
}

extension FunctionDeclSyntax {
  /// The function with a name for each parameter, so that it can be handed on.
  fileprivate var namingParameters: FunctionDeclSyntax {
    var function = self
    let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter in
      guard (parameter.secondName ?? parameter.firstName).tokenKind == .wildcard else { return parameter }
      var named = parameter
      named.firstName.trailingTrivia = .space
      named.secondName = .identifier("windfall\(index)")
      return named
    }
    function.signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return function
  }
}

extension TokenSyntax {
  fileprivate var hasLineEndAfter: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
