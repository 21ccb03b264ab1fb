import SwiftSyntax

/// Turns UIKit's old entry point attribute into `@main`.
///
/// ## Before
/// ```swift
/// @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
/// ```
/// ## After
/// ```swift
/// @main class AppDelegate: UIResponder, UIApplicationDelegate {}
/// ```
struct EntryPointRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.attribute]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    guard let attribute = node.as(AttributeSyntax.self) else { return true }
    switch attribute.name {
    case "main":
      context.facts.mainLine = context.line(of: attribute)
    case "UIApplicationMain", "NSApplicationMain":
      // A file named main.swift starts the program by itself.
      if context.stem == "main" {
        context.remove(attribute)
      } else {
        context.edits.replace(context.range(of: attribute), with: "@main")
        context.facts.mainLine = context.line(of: attribute)
      }
    default: break
    }
    return true
  }
}
