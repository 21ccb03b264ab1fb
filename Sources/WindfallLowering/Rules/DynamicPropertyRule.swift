import SwiftSyntax

/// Lets `@objc dynamic` properties tell their observers of changes, as the Objective-C runtime does.
///
/// Observers that the property has stay as they are; those of key-value observing are told after them.
///
/// ## Before
/// ```swift
/// class Model: NSObject {
///   @objc dynamic var count = 0
///   @objc dynamic var name = "" { didSet { log(name) } }
/// }
/// ```
/// ## After
/// ```swift
/// class Model: NSObject {
///   dynamic var count = 0 { willSet { windfallWillChange(self, "count") } didSet { windfallDidChange(self, "count") } }
///   dynamic var name = "" { willSet { windfallWillChange(self, "name") } didSet { defer { windfallDidChange(self, "name") }; log(name) } }
/// }
/// ```
struct DynamicPropertyRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.variableDecl]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let variable = node.as(VariableDeclSyntax.self), variable.isDynamic(in: context) else { return true }
    guard variable.bindings.count == 1, let binding = variable.bindings.first else {
      context.report(.error, .severalProperties, at: variable)
      return true
    }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return true }
    let key = variable.attributes.objectiveCName ?? pattern.identifier.plainText
    let hooks = Hooks(key: key)
    switch binding.accessorBlock?.accessors {
    case .getter: return true
    case nil:
      context.edits.insert(hooks.both, at: context.range(of: binding).upperBound)
    case .accessors(let accessors):
      hook(accessors, hooks, in: context)
    @unknown default: return true
    }
    context.needsObjectiveC = true
    return true
  }

  private func hook(_ accessors: AccessorDeclListSyntax, _ hooks: Hooks, in context: LoweringContext) {
    func body(_ keyword: Keyword) -> CodeBlockSyntax? {
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body
    }
    if let setter = body(.set) {
      let text = " \(hooks.will); defer { \(hooks.did) };"
      context.edits.insert(text, at: context.range(of: setter.leftBrace).upperBound)
      return
    }
    let (will, did) = (body(.willSet), body(.didSet))
    guard will != nil || did != nil, let first = accessors.first else { return }
    if let will {
      context.edits.insert(" \(hooks.will);", at: context.range(of: will.leftBrace).upperBound)
    } else {
      context.edits.insert("willSet { \(hooks.will) } ", at: context.range(of: first).lowerBound)
    }
    if let did {
      context.edits.insert(" defer { \(hooks.did) };", at: context.range(of: did.leftBrace).upperBound)
    } else {
      context.edits.insert("didSet { \(hooks.did) } ", at: context.range(of: first).lowerBound)
    }
  }

  private struct Hooks {
    let key: String
    var will: String { "windfallWillChange(self, \"\(key)\")" }
    var did: String { "windfallDidChange(self, \"\(key)\")" }
    var both: String { " { willSet { \(will) } didSet { \(did) } }" }
  }
}

extension VariableDeclSyntax {
  /// Whether the runtime would see the property change.
  func isDynamic(in context: LoweringContext) -> Bool {
    guard modifiers.has(.dynamic), !modifiers.isStatic, attributes.managed == nil,
      bindingSpecifier.tokenKind == .keyword(.var)
    else { return false }
    let isExposed = attributes.contains(["objc", "IBInspectable", "IBOutlet"])
    // Only members are dynamic, so this is one of a class that is local to a function.
    guard context.functionDepth == 0 else { return isExposed || hasMembersExposed }
    guard let scope = context.scopes.last, scope.kind != .other else { return false }
    return isExposed || scope.attributes.contains(["objc", "objcMembers"])
      || context.types[scope.name]?.attributes.named("objcMembers") != nil
  }

  /// Whether the class around the property says that all of its members are seen by the runtime.
  private var hasMembersExposed: Bool {
    let type = parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
    return type?.attributes.named("objcMembers") != nil
  }
}

extension String {
  fileprivate static let severalProperties =
    "several dynamic properties in one declaration cannot be observed here; declare each by itself"
}
