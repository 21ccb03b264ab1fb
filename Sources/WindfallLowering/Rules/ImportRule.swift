import SwiftSyntax

/// Adds the imports that Linux needs beside those of iOS, and renames what is called otherwise here.
///
/// Foundation's networking and XML are modules of their own on Linux, UI tests are one beside XCTest, and what every
/// class knows from Objective-C comes from ours. A submodule is imported with its whole module. The half of a module in
/// Objective-C, which the half in Swift passes on under the module's own name, is none here.
///
/// ## Before
/// ```swift
/// import Foundation
/// @testable import App
/// import XCTest
/// let session = URLSession.shared
/// ```
/// ## After
/// ```swift
/// import Foundation; import FoundationNetworking
/// @testable import App
/// import XCTest; import XCUIAutomation
/// let session = URLSession.shared
/// ```
struct ImportRule: LoweringRule {
  static let kinds: [SyntaxKind] = [
    .importDecl, .sourceFile, .attribute, .extensionDecl, .declReferenceExpr, .memberType, .identifierType,
  ]

  /// One import of the file, outside code that is left out.
  private struct Import {
    let node: ImportDeclSyntax
    let module: String
    let isConditional: Bool
  }

  private var imports: [Import] = []
  private var firstStatement: CodeBlockItemSyntax?
  private var isObservable = false
  /// Whether sessions are made to conform to a protocol, which may ask for what FoundationNetworking lacks.
  private var isSessionExtended = false

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if let file = node.as(SourceFileSyntax.self) { firstStatement = file.statements.first }
    // Of a property, it is a wrapper of the project's own.
    if let attribute = node.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "Observable",
      attribute.parent?.parent?.is(VariableDeclSyntax.self) != true
    {
      isObservable = true
    }
    if let type = node.as(IdentifierTypeSyntax.self), type.isObservableProtocol { isObservable = true }
    if let node = node.as(ExtensionDeclSyntax.self), node.inheritanceClause != nil {
      if node.extendedType.trimmedDescription == "URLSession" { isSessionExtended = true }
    }
    if let node = node.as(DeclReferenceExprSyntax.self) { rewriteModule(node, in: context) }
    if let type = node.as(MemberTypeSyntax.self), let base = type.baseType.as(IdentifierTypeSyntax.self) {
      rewriteFoundation(base.name, before: type.name.text, in: context)
    }
    guard let node = node.as(ImportDeclSyntax.self), let name = node.path.first?.name.plainText else { return true }
    let module = ModuleNames.framework(of: name)
    imports.append(Import(node: node, module: module, isConditional: context.conditionDepth > 0))
    rewritePath(of: node, module: module, in: context)
    return true
  }

  mutating func finish(in context: LoweringContext) {
    let written = Set(imports.map(\.module))
    var present = written
    let reexported = written.sorted().flatMap { context.options.reexported[$0] ?? [] }
    for module in context.options.headerModules + reexported where present.insert(module).inserted {
      add(module, in: context)
    }
    let identifiers = context.needsObjectiveC ? context.identifiers.union(["objc"]) : context.identifiers
    var missing = ModuleNames.needed(by: identifiers).filter { !present.contains($0) }
    let bringsOverlay = !present.isDisjoint(with: ["UIKit", "SwiftUI", "XCTest"])
    if bringsOverlay { missing.removeAll { $0 == "FoundationOverlay" } }
    if !present.isDisjoint(with: ["UIKit", "SwiftUI"]) { missing.removeAll { $0 == "CoreGraphics" } }
    // On iOS Foundation holds what is in these here; ours brings the others with it.
    if !present.isDisjoint(with: FrameworkFacts.bringingFoundation), !bringsOverlay,
      !missing.contains("FoundationOverlay")
    {
      missing.append("FoundationOverlay")
    }
    if bringsOverlay || missing.contains("FoundationOverlay") {
      missing.removeAll { $0 == "DarwinOverlay" || $0 == "ObjectiveC" }
    }
    if !present.isDisjoint(with: ["Darwin", "MachO", "os"]) { missing.removeAll { $0 == "DarwinOverlay" } }
    if isObservable, present.isDisjoint(with: ["Observation", "SwiftUI"]) { missing.append("Observation") }
    // A library that is made with Combine may need it of a file that only names a queue as its scheduler.
    if ModuleNames.usesSchedulers(identifiers), present.isDisjoint(with: ["Combine", "RxSwift"]),
      !present.isDisjoint(with: ["Dispatch", "Foundation", "UIKit"]), !missing.contains("Combine")
    {
      missing.append("Combine")
    }
    // ReactiveKit has subjects and publishers of the same names.
    if !present.isDisjoint(with: ["SwiftUI", "ReactiveKit"]) { missing.removeAll { $0 == "Combine" } }
    var brought = ModuleNames.brought(by: present, to: context.identifiers).filter { !present.contains($0) }
    if context.identifiers.contains(ManagedPropertyRule.marker), !present.contains("CoreData") {
      brought.append("CoreData")
    }
    if present.contains("SwiftUI"), ModuleNames.usesManagedObjects(context.identifiers),
      present.contains("CoreData") || context.options.module.managed.importsCoreData
    {
      brought.append("CoreDataSwiftUI")
    }
    if present.contains("SwiftUI"), ModuleNames.usesModels(context.identifiers),
      present.contains("SwiftData") || context.options.module.managed.importsSwiftData
    {
      brought.append("SwiftDataSwiftUI")
    }
    // What is linked depends on them.
    context.facts.imports += brought
    missing += brought
    if isSessionExtended, missing.contains("FoundationNetworking") || present.contains("FoundationNetworking") {
      if !missing.contains("FoundationNetworkingOverlay") { missing.append("FoundationNetworkingOverlay") }
    }
    if !present.isEmpty { missing += ModuleNames.replaced(by: context.identifiers) }
    if present.isEmpty { missing.removeAll { !["ObjectiveC", "RxCocoaRuntime"].contains($0) } }
    if isTest || context.options.isTestTarget, ModuleNames.usesCombineByOneNameOnly(identifiers) {
      missing.removeAll { $0 == "Combine" }
    }
    // Foundation, which Quick and XCTest bring, has a type of the name that Nimble's matchers had.
    if present.contains("Nimble"), context.identifiers.contains("Predicate"),
      present.isDisjoint(with: ["Foundation", "SwiftData"])
    {
      missing.append("typealias Nimble.Predicate")
    }
    // Quick brings XCTest with it.
    if !present.isDisjoint(with: ["XCTest", "Quick"]) {
      missing.append("XCUIAutomation")
      if present.isDisjoint(with: ["UIKit", "SwiftUI"]), ModuleNames.usesUIKit(context.identifiers) {
        missing.append("UIKit")
      }
    }
    if !present.isEmpty, !context.options.declared.names.isDisjoint(with: context.identifiers) {
      missing.append(DeclaredNames.module)
    }
    for module in missing where module != context.options.moduleName { add(module, in: context) }
    publishCombine(in: context)
    for node in imports.filter({ $0.module == "CoreFoundation" }).compactMap(\.node.path.first?.name)
    where !ModuleNames.usesCoreFoundation(context.identifiers) {
      context.edits.replace(context.range(of: node), with: "Foundation")
    }
  }

  /// Whether the file is one of tests, or helps them.
  private var isTest: Bool {
    imports.contains { ["XCTest", "Quick"].contains($0.module) || $0.node.attributes.contains(["testable"]) }
  }

  /// On iOS queues and run loops are schedulers by their own modules; here it is Combine that says so, and what is public
  /// may need it.
  private func publishCombine(in context: LoweringContext) {
    guard imports.contains(where: { $0.node.isPublic && ["Dispatch", "Foundation"].contains($0.module) }),
      !imports.contains(where: { $0.node.isPublic && $0.module == "Combine" })
    else { return }
    for node in imports.filter({ $0.module == "Combine" }).map(\.node)
    where node.modifiers.isEmpty && node.attributes.isEmpty {
      context.edits.insert("public ", at: context.range(of: node).lowerBound)
    }
  }

  /// Adds an import on the line of the one that brings the names on iOS.
  private func add(_ module: String, in context: LoweringContext) {
    // What a process with networking is linked with depends on it.
    if module.hasPrefix("FoundationNetworking") { context.facts.imports.append(module) }
    let exporters = ModuleNames.exporters(of: module)
    let anchors = imports.filter { !$0.isConditional } + imports.filter(\.isConditional)
    let preferred = anchors.first { !$0.isConditional && exporters.contains($0.module) }
    // Where imports are internal if nothing else is said, the file says it of those that bring the names on iOS.
    let isPublic = imports.contains {
      $0.node.isPublic && (exporters.contains($0.module) || module == DeclaredNames.module)
    }
    let access = isPublic ? "public " : ""
    if let anchor = preferred ?? anchors.first(where: { !$0.isConditional }) {
      let inherited = exporters.contains(anchor.module) ? anchor.node.inheritedPrefix : ""
      let prefix = inherited.isEmpty ? access : inherited
      context.edits.insert("; \(prefix)import \(module)", at: context.range(of: anchor.node).upperBound)
    } else if let first = firstStatement, !first.item.is(IfConfigDeclSyntax.self), !first.beginsWithMarker {
      context.edits.insert("\(access)import \(module); ", at: context.range(of: first).lowerBound)
    } else {
      context.trailer.append("\(access)import \(module)")
    }
  }

  /// Darwin as a word before one of its names.
  private func rewriteModule(_ node: DeclReferenceExprSyntax, in context: LoweringContext) {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
      rewriteFoundation(node.baseName, before: member.declName.baseName.text, in: context)
    }
    guard node.baseName.text == "Darwin", let name = ModuleNames.renamed["Darwin"],
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
    else { return }
    context.edits.replace(context.range(of: node.baseName), with: name)
    // Has its import added.
    context.identifiers.insert(name)
  }

  /// Foundation as a word before a name that is in another part of it here.
  private func rewriteFoundation(_ word: TokenSyntax, before name: String, in context: LoweringContext) {
    guard word.text == "Foundation", let home = ModuleNames.needed(by: [name]).first,
      ["FoundationNetworking", "FoundationXML", "FoundationOverlay"].contains(home)
    else { return }
    context.edits.replace(context.range(of: word), with: home)
  }

  private func rewritePath(of node: ImportDeclSyntax, module: String, in context: LoweringContext) {
    if module == context.options.moduleName, let attribute = node.attributes.named("_exported") {
      context.remove(attribute)
      return context.edits.replace(context.range(of: node.path), with: "Swift")
    }
    var path = node.path.map(\.name.plainText)
    if node.importKindSpecifier == nil {
      path = [module]
    } else if let name = path.last, path.count > 1 {
      // What stands between is a header of the module on iOS, which has no headers here.
      path = [ModuleNames.needed(by: [name]).first ?? path[0], name]
    }
    if let name = ModuleNames.renamed[path[0]] {
      path[0] = name
      context.facts.imports.append(name)
    }
    guard path.joined(separator: ".") != node.path.trimmedDescription else { return }
    context.edits.replace(context.range(of: node.path), with: path.joined(separator: "."))
  }
}

extension IdentifierTypeSyntax {
  /// Whether this is the protocol that Foundation brings from Observation, not a generic type of another's.
  fileprivate var isObservableProtocol: Bool {
    guard name.text == "Observable", genericArgumentClause == nil, let parent else { return false }
    let kinds: [SyntaxKind] = [
      .inheritedType, .someOrAnyType, .genericParameter, .conformanceRequirement, .compositionTypeElement,
    ]
    return kinds.contains(parent.kind)
  }
}

extension CodeBlockItemSyntax {
  /// Whether an attribute or a macro comes first, which may be removed together with what is inserted there.
  fileprivate var beginsWithMarker: Bool {
    let kind = firstToken(viewMode: .sourceAccurate)?.tokenKind
    return kind == .atSign || kind == .pound
  }
}

extension ImportDeclSyntax {
  /// The attributes and modifiers that an import beside this one has to share.
  fileprivate var isPublic: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.public) } }

  fileprivate var inheritedPrefix: String {
    let attributes = self.attributes.filter { element in
      guard case .attribute(let attribute) = element else { return false }
      return ["_exported", "preconcurrency"].contains(attribute.name)
    }
    let words = attributes.map(\.trimmedDescription) + modifiers.map(\.trimmedDescription)
    return words.map { $0 + " " }.joined()
  }
}
