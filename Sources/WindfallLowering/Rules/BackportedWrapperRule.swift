import SwiftSyntax

/// Says whose property wrapper is meant where a package has one for older systems under the name of SwiftUI's.
///
/// The package's is obsoleted in the systems that have SwiftUI's own, and so no candidate on iOS: the versions of
/// systems say nothing on Linux. Who wants the package's writes its module.
///
/// ## Before
/// ```swift
/// import ComposableArchitecture
/// import SwiftUI
/// struct Counter { @Bindable var store: Store }
/// ```
/// ## After
/// ```swift
/// import ComposableArchitecture
/// import SwiftUI
/// struct Counter { @SwiftUI.Bindable var store: Store }
/// ```
struct BackportedWrapperRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.attribute, .importDecl]

  /// The wrappers, with the modules that have them for older systems.
  private static let wrappers: [String: Set<String>] = ["Bindable": ["Perception", "PerceptionCore"]]

  private var found: [IdentifierTypeSyntax] = []
  private var importsSwiftUI = false

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let module = node.as(ImportDeclSyntax.self) {
      if module.path.trimmedDescription == "SwiftUI" { importsSwiftUI = true }
    } else if let name = node.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self),
      Self.wrappers[name.name.text] != nil
    {
      found.append(name)
    }
    return true
  }

  mutating func finish(in context: LoweringContext) {
    guard importsSwiftUI else { return }
    for name in found {
      guard let modules = Self.wrappers[name.name.text], !modules.isDisjoint(with: context.options.availableModules),
        !modules.contains(context.options.moduleName),
        context.types.first(named: name.name.text) == nil
      else { continue }
      context.edits.insert("SwiftUI.", at: context.range(of: name).lowerBound)
    }
  }
}
