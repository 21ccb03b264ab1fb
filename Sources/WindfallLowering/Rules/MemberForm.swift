import SwiftSyntax

/// A method or computed property as the texts need it that lead its callers to an override.
struct MemberForm {
  let name: TokenSyntax
  /// The word `func` or `var`.
  let keyword: TokenSyntax
  let modifiers: DeclModifierListSyntax
  /// The name, with its labels if it is a method.
  let reference: String
  /// The type of the closure that calls the method or reads the property.
  let closureType: String
  /// The type of the closure that writes the property, if it can be written.
  let setterType: String?
  /// The declaration on one line, up to its body and with another name.
  private let head: (String) -> String
  /// The method's arguments without labels, for a closure, and with them.
  private let arguments: (plain: String, labelled: String)?
  /// What calls need in front: `try await `.
  private let effects: String

  var isStatic: Bool { modifiers.isStatic }

  /// The closure's type without an actor.
  var plainType: String { String(closureType.trimmingPrefix("@MainActor ")) }

  /// The open method of UIKit that tells the overrides of a class.
  var hook: String { isStatic ? "windfallClassMember" : "windfallMember" }

  /// Is nil for what has no such form.
  init?(_ node: Syntax) {
    if let function = node.as(FunctionDeclSyntax.self) {
      self.init(function)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      self.init(variable)
    } else {
      return nil
    }
  }

  private init?(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    guard function.genericParameterClause == nil, function.genericWhereClause == nil,
      !function.signature.returnClause.mentionsSelf,
      let labelled = OverrideForwarding.arguments(of: function), !parameters.contains(where: { $0.type.isOpaque })
    else { return nil }
    name = function.name
    keyword = function.funcKeyword
    modifiers = function.modifiers
    reference = "\(name.plainText)(\(parameters.map { $0.firstName.text + ":" }.joined()))"
    let types = parameters.map { OverrideForwarding.oneLine($0.type) }.joined(separator: ", ")
    let signature = function.signature.effectSpecifiers
    let words =
      (signature?.asyncSpecifier == nil ? "" : "async ") + (signature?.throwsClause?.trimmedDescription ?? "").padded
    let result = (function.signature.returnClause?.type).map(OverrideForwarding.oneLine) ?? "Void"
    closureType = "@MainActor (\(types)) \(words)-> \(result)"
    setterType = nil
    effects =
      (signature?.throwsClause == nil ? "" : "try ") + (signature?.asyncSpecifier == nil ? "" : "await ")
    arguments = (
      labelled.map(\.value).joined(separator: ", "), labelled.map { $0.label + $0.value }.joined(separator: ", ")
    )
    head = { name in
      var head = function
      head.attributes = []
      head.modifiers = []
      head.body = nil
      head.name = .identifier(name)
      return OverrideForwarding.oneLine(head)
    }
  }

  private init?(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
      !type.isOpaque, let accessors = binding.accessorBlock?.accessors, let isWritable = accessors.isWritable
    else { return nil }
    name = pattern.identifier
    keyword = variable.bindingSpecifier
    modifiers = variable.modifiers
    reference = name.plainText
    let text = OverrideForwarding.oneLine(type)
    closureType = "@MainActor () -> \(text)"
    setterType = isWritable ? "@MainActor (\(text)) -> Void" : nil
    effects = ""
    arguments = nil
    head = { "var \($0): \(text)" }
  }

  /// The declaration of a member that calls what was put in its place, the override which the receiver tells of, or else
  /// another member.
  func dispatcher(
    named name: String, receiver: String = "", base: String, exchanged: ExchangeableMethod? = nil
  ) -> String {
    func closure(_ reference: String, _ type: String) -> String {
      "windfallOverride(\(receiver)\(hook)(\"\(reference)\"), as: (\(type)).self)"
    }
    let call = "if let windfallCall = \(closure(reference, closureType)) { return \(effects)windfallCall("
    guard let arguments else {
      let getter = "\(call)) }; return \(receiver)\(base)"
      guard let setterType else { return "\(head(name)) { \(getter) }" }
      let setter =
        "if let windfallCall = \(closure(reference + "=", setterType)) { windfallCall(newValue) } "
        + "else { \(receiver)\(base) = newValue }"
      return "\(head(name)) { get { \(getter) } set { \(setter) } }"
    }
    let first = exchanged?.question(with: arguments.plain) ?? ""
    return
      "\(head(name)) { \(first)\(call)\(arguments.plain)) }; return \(effects)\(receiver)\(base)(\(arguments.labelled)) }"
  }

  /// A method of this form that does nothing but call another member.
  func caller(named name: String, of base: String) -> String {
    "\(head(name)) { \(base)(\(arguments?.labelled ?? "")) }"
  }

  /// The cases with which a class tells of its override of this name.
  func cases(calling name: String, of member: ExtensionMember) -> String {
    let call = arguments.map { _ in "self.\(name)" } ?? "{ self.\(name) }"
    var cases = "case \"\(reference)\": return \(call) as \(member.closureType); "
    if let setterType = member.setterType {
      cases += "case \"\(reference)=\": return { self.\(name) = $0 } as \(setterType); "
    }
    return cases
  }
}

extension AccessorBlockSyntax.Accessors {
  /// Nil for observers, which have no value of their own, and for accessors with effects.
  fileprivate var isWritable: Bool? {
    guard case .accessors(let list) = self else { return false }
    let kinds = list.map(\.accessorSpecifier.tokenKind)
    guard kinds.contains(.keyword(.get)), !list.contains(where: { $0.effectSpecifiers != nil }) else { return nil }
    return kinds.contains(.keyword(.set))
  }
}

extension TypeSyntax {
  fileprivate var isOpaque: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } }
}

extension ReturnClauseSyntax? {
  fileprivate var mentionsSelf: Bool {
    self?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) } ?? false
  }
}

extension String {
  fileprivate var padded: String { isEmpty ? "" : self + " " }
}
