import SwiftSyntax

/// Gives what Core Data implements a body that asks the framework.
///
/// The names of the properties are written down for key paths, which do not know those of computed ones.
///
/// ## Before
/// ```swift
/// class Note: NSManagedObject {
///   @NSManaged var title: String?
///   @objc(addTagsObject:) @NSManaged func addToTags(_ value: Tag)
/// }
/// ```
/// ## After
/// ```swift
/// class Note: NSManagedObject {
///   var title: String? { get { windfallManagedValue("title") } set { windfallSetManagedValue(newValue, "title") } }
///   func addToTags(_ value: Tag) { _ = windfallManagedCall("addTagsObject:", [value as Any]) }
/// }
/// #sourceLocation()
/// extension Note { nonisolated fileprivate static func windfallKeyPaths_Note_Note() -> [AnyKeyPath: String] { …
/// ```
struct ManagedPropertyRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.variableDecl, .functionDecl]

  /// The names of properties by their types, both in the order of the source.
  private var names: [(owner: String, names: [String])] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let variable = node.as(VariableDeclSyntax.self), let attribute = variable.attributes.managed {
      lower(variable, in: context)
      context.remove(attribute)
    } else if let function = node.as(FunctionDeclSyntax.self), let attribute = function.attributes.managed {
      lower(function, in: context)
      context.remove(attribute)
    }
    return true
  }

  private mutating func lower(_ variable: VariableDeclSyntax, in context: LoweringContext) {
    let key = variable.attributes.objectiveCName
    let bindings = Array(variable.bindings)
    for (index, binding) in bindings.enumerated() {
      let name = binding.pattern.trimmedDescription
      let text = key ?? (binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? name)
      note(name, key: text, in: context)
      // In `var a, b: Int` the type of the last one is that of all.
      let missing = binding.typeAnnotation == nil
      let type = missing ? bindings[index...].lazy.compactMap(\.typeAnnotation).first?.trimmedDescription ?? "" : ""
      let end = context.range(of: binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)).upperBound
      let accessors =
        "{ get { windfallManagedValue(\"\(text)\") } set { windfallSetManagedValue(newValue, \"\(text)\") } }"
      context.edits.insert("\(type) \(accessors)", at: end)
      if let comma = binding.trailingComma {
        context.edits.replace(context.range(of: comma), with: "; \(variable.modifiers.trimmedDescription) var")
      }
    }
  }

  private mutating func note(_ name: String, key: String, in context: LoweringContext) {
    guard let scope = context.scopes.last, scope.kind != .other, !scope.isGeneric, context.functionDepth == 0,
      !(context.types[scope.name]?.isHidden ?? false)
    else { return }
    let entry = "table[\\Root.\(name)] = \"\(key)\""
    if let index = names.firstIndex(where: { $0.owner == scope.name }) {
      names[index].names.append(entry)
    } else {
      names.append((scope.name, [entry]))
    }
  }

  private func lower(_ function: FunctionDeclSyntax, in context: LoweringContext) {
    guard function.body == nil else { return }
    let parameters = function.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.plainText }
    let selector =
      function.attributes.objectiveCName ?? ObjectiveCName.selector(function.name.plainText, labels: labels)
    let arguments = parameters.map { "\(($0.secondName ?? $0.firstName).text) as Any" }.joined(separator: ", ")
    let call = "windfallManagedCall(\"\(selector)\", [\(arguments)])"
    let result = function.signature.returnClause?.type.trimmedDescription
    let body = result.map { ["Void", "()"].contains($0) ? "_ = \(call)" : "\(call) as! \($0)" } ?? "_ = \(call)"
    context.edits.insert(" { \(body) }", at: context.range(of: function).upperBound)
  }

  /// A table for each type, which its heirs read with themselves as the root, and one function of the file's that leads
  /// to all of them.
  mutating func finish(in context: LoweringContext) {
    guard !names.isEmpty else { return }
    let stem = context.stem.identifier
    for (owner, lines) in names {
      context.trailer += [
        "extension \(owner) { nonisolated fileprivate static func \(Self.method(stem, owner))() -> [AnyKeyPath: String] {",
        "  func table<Root: \(owner)>(_ root: Root.Type) -> [AnyKeyPath: String] {",
        "    var table: [AnyKeyPath: String] = [:]",
      ]
      context.trailer += lines.map { "    " + $0 }
      context.trailer += ["    return table", "  }", "  return table(Self.self)", "} }"]
    }
    let symbol = "windfall_keypaths_\(context.options.moduleName)_\(stem)"
    context.trailer += [
      "@_cdecl(\"\(symbol)\") public nonisolated func \(symbol)(_ index: UnsafeMutableRawPointer) {",
      "  let index = Unmanaged<FoundationOverlay.KeyPathIndex>.fromOpaque(index).takeUnretainedValue()",
    ]
    context.trailer +=
      names.map { owner, _ in
        "  index.add(\(owner).self) { $0.\(Self.method(stem, owner))() }"
      } + ["}"]
    context.identifiers.insert(ManagedPropertyRule.marker)
  }

  /// Another name for each type, as heirs may stand in the same file.
  private static func method(_ stem: String, _ owner: String) -> String {
    "windfallKeyPaths_\(stem)_\(owner.identifier)"
  }

  /// Has Core Data imported.
  static let marker = "NSManaged"
}

extension AttributeListSyntax {
  var managed: AttributeSyntax? { named("NSManaged") }
}
