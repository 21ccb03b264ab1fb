import SwiftSyntax

/// Conforms the classes of Foundation that are objects on iOS only to what a file conforms all objects to.
///
/// `NotificationCenter`, `FileManager` and `ProcessInfo` do not inherit from `NSObject` here. The protocol has to be one of
/// the file's own, and the file has to give defaults for all that it asks for.
///
/// ## Before
/// ```swift
/// protocol Compatible {}
/// extension NSObject: Compatible {}
/// ```
/// ## After
/// ```swift
/// protocol Compatible {}
/// extension NSObject: Compatible {}
/// #sourceLocation()
/// extension NotificationCenter: Compatible {}
/// extension FileManager: Compatible {}
/// extension ProcessInfo: Compatible {}
/// ```
struct ObjectConformanceRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.extensionDecl, .protocolDecl]

  /// All of Foundation that inherits from `NSObject` on iOS, is there on Linux, and does not inherit from it there.
  private static let strangers = ["NotificationCenter", "FileManager", "ProcessInfo"]

  private var conformances: [String] = []
  /// What the file's protocols ask for, and what their extensions give to all.
  private var required: [String: Set<String>] = [:]
  private var given: [String: Set<String>] = [:]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let type = node.as(ProtocolDeclSyntax.self) {
      let parents = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      guard type.genericWhereClause == nil, type.attributes.named("objc") == nil,
        Set(parents).isSubset(of: ["AnyObject", "class"]), !type.memberBlock.hasOthers
      else { return true }
      required[type.name.plainText] = type.memberBlock.names
    } else if let type = node.as(ExtensionDeclSyntax.self), type.genericWhereClause == nil {
      let name = type.extendedType.trimmedDescription
      if name != "NSObject" {
        given[name, default: []].formUnion(type.memberBlock.names)
      } else if type.memberBlock.members.isEmpty {
        conformances += type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      }
    }
    return true
  }

  mutating func finish(in context: LoweringContext) {
    for name in conformances {
      guard let names = required[name], names.isSubset(of: given[name] ?? []) else { continue }
      context.trailer += Self.strangers.map { "extension \($0): \(name) {}" }
    }
  }
}

extension MemberBlockSyntax {
  /// The names of methods, with their labels, and properties.
  fileprivate var names: Set<String> {
    var names: Set<String> = []
    for member in members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        names.insert("\(function.name.plainText)(\(labels.joined()))")
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
      }
    }
    return names
  }

  /// Whether there is what has no such name. Types are left to the compiler, which infers them.
  fileprivate var hasOthers: Bool {
    members.contains { member in
      ![.functionDecl, .variableDecl, .associatedTypeDecl].contains(member.decl.kind)
    }
  }
}
