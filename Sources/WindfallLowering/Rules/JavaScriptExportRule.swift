import SwiftSyntax

/// Registers what a protocol that inherits from `JSExport` shows to scripts, which on iOS the Objective-C runtime tells.
///
/// A C function at the end of the file leads JavaScriptCore to it. What a script cannot call is left out: what is generic,
/// asynchronous, or takes an inout parameter.
///
/// ## Before
/// ```swift
/// @objc protocol PersonExports: JSExport {
///   var name: String { get set }
///   func greet(_ other: String) -> String
/// }
/// ```
/// ## After
/// ```swift
/// protocol PersonExports: AnyObject, JSExport {
///   var name: String { get set }
///   func greet(_ other: String) -> String
/// }
/// #sourceLocation()
/// @_cdecl("windfall_exports_App_Person") public nonisolated func windfall_exports_App_Person(_ table: UnsafeMutableRawPointer) {
///   let table = Unmanaged<JavaScriptCore.ExportTable>.fromOpaque(table).takeUnretainedValue()
///   table.begin { $0 is any PersonExports.Type }
///   table.property("name", { (object: any PersonExports) in object.name }, set: { (object: any PersonExports, arguments) in object.name = try arguments.value(0) })
///   table.method("greet") { (object: any PersonExports, arguments) in object.greet(try arguments.value(0)) }
/// }
/// ```
struct JavaScriptExportRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.protocolDecl]

  private var lines: [String] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let node = node.as(ProtocolDeclSyntax.self), context.facts.imports.contains("JavaScriptCore"),
      isExported(node, in: context)
    else { return true }
    let outer = context.scopes.last.map { $0.name + "." } ?? ""
    let name = "any \(outer)\(node.name.text)"
    lines.append("table.begin { $0 is \(name).Type }")
    for member in node.memberBlock.members { register(member.decl, of: name) }
    return true
  }

  mutating func finish(in context: LoweringContext) {
    guard !lines.isEmpty else { return }
    let symbol = "windfall_exports_\(context.options.moduleName)_\(context.stem.identifier)"
    let table = "Unmanaged<JavaScriptCore.ExportTable>.fromOpaque(table).takeUnretainedValue()"
    context.trailer += [
      "@_cdecl(\"\(symbol)\") public nonisolated func \(symbol)(_ table: UnsafeMutableRawPointer) {",
      "  let table = \(table)",
    ]
    context.trailer += lines.map { "  " + $0 } + ["}"]
  }

  private func isExported(_ node: ProtocolDeclSyntax, in context: LoweringContext) -> Bool {
    let parents = node.inheritanceClause?.inheritedTypes.map { $0.type.nominalName.lastComponent } ?? []
    return parents.contains { $0 == "JSExport" || context.options.module.exportProtocols.contains($0) }
  }

  private mutating func register(_ declaration: DeclSyntax, of name: String) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      register(variable, of: name)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      register(function, of: name)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      register(initializer, of: name)
    }
  }

  private mutating func register(_ variable: VariableDeclSyntax, of name: String) {
    guard !variable.modifiers.isStatic, !variable.modifiers.has(.optional), let binding = variable.bindings.first,
      let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let script = variable.attributes.objectiveCName ?? property.filter { $0 != "`" }
    let getter = "{ (object: \(name)) in object.\(property) }"
    var isSettable = false
    if case .accessors(let accessors) = binding.accessorBlock?.accessors {
      isSettable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
    guard isSettable else { return lines.append("table.property(\"\(script)\") \(getter)") }
    let setter = "{ (object: \(name), arguments) in object.\(property) = try arguments.value(0) }"
    lines.append("table.property(\"\(script)\", \(getter), set: \(setter))")
  }

  private mutating func register(_ function: FunctionDeclSyntax, of name: String) {
    guard function.genericParameterClause == nil, !function.modifiers.has(.optional),
      let call = Call(function.signature)
    else { return }
    let selector =
      function.attributes.objectiveCName
      ?? ObjectiveCName.selector(function.name.plainText, labels: call.labels.map { $0 == "_" ? "" : $0 })
    let isStatic = function.modifiers.isStatic
    let owner = isStatic ? "type: \(name).Type" : "object: \(name)"
    let receiver = isStatic ? "type" : "object"
    let arguments = call.isUsed ? "arguments" : "_"
    lines.append(
      "table.\(isStatic ? "classMethod" : "method")(\"\(Self.scriptName(selector))\") { (\(owner), \(arguments)) in "
        + "\(call.prefix)\(receiver).\(function.name.text)(\(call.arguments)) }")
  }

  private mutating func register(_ initializer: InitializerDeclSyntax, of name: String) {
    guard initializer.genericParameterClause == nil, let call = Call(initializer.signature) else { return }
    lines.append(
      "table.initializer { (type: \(name).Type, \(call.isUsed ? "arguments" : "_")) in "
        + "\(call.prefix)type.init(\(call.arguments)) }")
  }

  /// A selector without its colons, each part after the first with a capital, as scripts see it.
  private static func scriptName(_ selector: String) -> String {
    let parts = selector.split(separator: ":")
    return (parts.first.map(String.init) ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// How a requirement is called.
  private struct Call {
    let labels: [String]
    let prefix: String

    /// Nil for what a script cannot call.
    init?(_ signature: FunctionSignatureSyntax) {
      let parameters = signature.parameterClause.parameters
      guard signature.effectSpecifiers?.asyncSpecifier == nil,
        !parameters.contains(where: { $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ") })
      else { return nil }
      labels = parameters.map(\.firstName.text)
      prefix = signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    }

    var isUsed: Bool { !labels.isEmpty }

    var arguments: String {
      labels.enumerated()
        .map { ($1 == "_" ? "" : "\($1): ") + "try arguments.value(\($0))" }.joined(separator: ", ")
    }
  }
}
