import SwiftSyntax

/// Lets an app delegate keep its window to itself.
///
/// The protocols' `window` is optional on iOS, so that a private property is simply not theirs; on Linux it is, and must
/// be as visible as the class.
///
/// ## Before
/// ```swift
/// class AppDelegate: UIResponder, UIApplicationDelegate { private var window: UIWindow? }
/// ```
/// ## After
/// ```swift
/// class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
/// ```
struct PrivateWindowRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.classDecl]

  private static let delegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let type = node.as(ClassDeclSyntax.self),
      let inherited = type.inheritanceClause?.inheritedTypes,
      inherited.contains(where: { Self.delegates.contains($0.type.nominalName.lastComponent) })
    else { return true }
    for member in type.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        variable.bindings.first?.pattern.trimmedDescription == "window",
        let modifier = variable.modifiers.first(where: {
          $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
        })
      else { continue }
      context.remove(modifier)
    }
    return true
  }
}
