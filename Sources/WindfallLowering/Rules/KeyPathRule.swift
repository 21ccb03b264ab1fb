import SwiftSyntax

/// Makes `#keyPath` a text, and writes down the names in observed key paths, which Linux does not know.
///
/// ## Before
/// ```swift
/// let token = model.observe(\.owner?.name) { _, _ in }
/// model.addObserver(self, forKeyPath: #keyPath(Model.owner.name), options: [], context: nil)
/// ```
/// ## After
/// ```swift
/// let token = model.observe(windfallKeyPath(\.owner?.name, "owner.name")) { _, _ in }
/// model.addObserver(self, forKeyPath: "owner.name", options: [], context: nil)
/// ```
struct KeyPathRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.macroExpansionExpr, .keyPathExpr]

  private static let observing: Set<String> = [
    "observe", "publisher", "willChangeValue", "didChangeValue", "expectation", "XCTKeyPathExpectation",
  ]

  /// What asks for the name of a key path: those of one step are in the tables of their classes.
  private static let sorting: Set<String> = ["NSSortDescriptor", "SortDescriptor", "NSExpression"]

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" {
      guard let argument = macro.arguments.first, macro.arguments.count == 1, let text = names(argument.expression)
      else {
        context.report(.error, .unknownForm, at: macro)
        return true
      }
      context.edits.replace(context.range(of: macro), with: "\"\(text)\"")
      return false
    }
    guard let path = node.as(KeyPathExprSyntax.self), let text = names(path),
      path.isObserved(by: KeyPathRule.observing) || path.isObserved(by: KeyPathRule.sorting) && text.contains(".")
    else { return true }
    context.edits.insert("windfallKeyPath(", at: context.range(of: path).lowerBound)
    context.edits.insert(", \"\(text)\")", at: context.range(of: path).upperBound)
    context.needsObjectiveC = true
    return true
  }

  /// The names of the properties in `A.b.c`, without those of types.
  private func names(_ expression: ExprSyntax) -> String? {
    var names: [String] = []
    var next: ExprSyntax? = expression
    while let current = next {
      if let access = current.as(MemberAccessExprSyntax.self) {
        names.insert(access.declName.baseName.plainText, at: 0)
        next = access.base
      } else if let plain = current.as(DeclReferenceExprSyntax.self) {
        names.insert(plain.baseName.plainText, at: 0)
        next = nil
      } else {
        return nil
      }
    }
    return joined(names.filter { $0 != "self" })
  }

  private func names(_ path: KeyPathExprSyntax) -> String? {
    var names: [String] = []
    for piece in path.components {
      switch piece.component {
      case .property(let property): names.append(property.declName.baseName.plainText)
      case .optional: continue
      default: return nil
      }
    }
    return joined(names)
  }

  private func joined(_ names: [String]) -> String? {
    let properties = names.drop { $0.first?.isUppercase == true }
    return properties.isEmpty ? nil : properties.joined(separator: ".")
  }
}

extension KeyPathExprSyntax {
  /// Whether the key path is an argument of a call of one of these names.
  fileprivate func isObserved(by names: Set<String>) -> Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let called = call.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName
      .text
    return name.map { names.contains($0) } ?? false
  }
}

extension String {
  fileprivate static let unknownForm = "#keyPath is not understood; name the property as Type.property"
}
