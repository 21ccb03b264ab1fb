import SwiftParser
import SwiftSyntax

/// How a class tells of one of its overrides of what extensions add to classes of UIKit.
struct MemberHook {
  /// The open method of UIKit in which it does.
  let name: String
  let isStatic: Bool
  let cases: String

  init(_ form: MemberForm, overriding member: ExtensionMember, with override: String) {
    name = form.hook
    isStatic = form.isStatic
    cases = form.cases(calling: override, of: member)
  }

  /// Is nil for an override in an extension of what classes have in their bodies.
  init?(_ override: ExtensionOverride, in module: ModuleFacts) {
    guard !module.extensionMembers.isEmpty,
      let item = Parser.parse(source: override.declaration).statements.first?.item,
      let form = MemberForm(Syntax(item)),
      let member = module.extensionMember(
        form.reference, isStatic: form.isStatic, above: module.superclasses[override.type] ?? override.type)
    else { return nil }
    self.init(
      form, overriding: member, with: OverrideForwarding.name(for: form.name.plainText, of: override.type))
  }

  /// The method that tells of these overrides, of which all are static or none.
  static func declaration(of hooks: [MemberHook], words: String = "") -> String {
    guard let hook = hooks.first else { return "" }
    let head = "\(words)override \(hook.isStatic ? "class " : "")func \(hook.name)(_ name: String) -> Any?"
    return "\(head) { switch name { \(hooks.map(\.cases).joined())default: return super.\(hook.name)(name) } }"
  }

  /// The methods that tell of these overrides, static ones first.
  static func declarations(of hooks: [MemberHook], words: String = "") -> [String] {
    [hooks.filter(\.isStatic), hooks.filter { !$0.isStatic }].filter { !$0.isEmpty }
      .map { declaration(of: $0, words: words) }
  }
}
