import SwiftSyntax

/// Lets classes that have a name of their own in Objective-C be found by it.
///
/// ## Before
/// ```swift
/// @objc(TestingAppDelegate) class Delegate: UIResponder, UIApplicationDelegate {}
/// ```
/// ## After
/// ```swift
/// class Delegate: UIResponder, UIApplicationDelegate {}
/// #sourceLocation()
/// @_cdecl("windfall_class_TestingAppDelegate") public nonisolated func windfall_class_TestingAppDelegate() …
/// ```
struct ObjectiveCClassNameRule: LoweringRule {
  static let kinds: [SyntaxKind] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool { true }

  mutating func finish(in context: LoweringContext) {
    for (name, type) in context.types.sorted(by: { $0.key < $1.key }) where type.canBeNamed {
      guard let attribute = type.attributes.named("objc"),
        case .objCName(let pieces) = attribute.arguments, let label = pieces.first?.name?.text
      else { continue }
      let symbol = "windfall_class_\(label)"
      context.trailer += [
        "@_cdecl(\"\(symbol)\") public nonisolated func \(symbol)() -> UnsafeRawPointer {",
        "  unsafeBitCast(\(name).self as AnyClass, to: UnsafeRawPointer.self)",
        "}",
      ]
    }
  }
}

extension TypeScope {
  fileprivate var canBeNamed: Bool { kind == .classType && !isHidden && !isGeneric }
}
