import SwiftSyntax

/// Lets subclasses override what extensions add to classes, as Objective-C does.
///
/// What is added to classes of UIKit can be overridden in other modules too, and what is added to the project's own classes
/// within the module, or in others if it is open.
///
/// Other classes than views and controllers declare the member themselves, as in ``ExtensionOverrideRule``. Of those, the
/// member asks the object whether its class has an override, and classes tell of theirs in an open method of UIKit.
///
/// ## Before
/// ```swift
/// extension UIViewController {
///   @objc class var storyboardName: String { "Main" }
/// }
/// class Panel: UIViewController {
///   override class var storyboardName: String { "Panel" }
/// }
/// ```
/// ## After
/// ```swift
/// extension UIViewController {
///   class var storyboardName: String { if let windfallCall = windfallOverride(windfallClassMember("storyboardName"), as: (@MainActor () -> String).self) { return windfallCall() }; return windfallBase_storyboardName }; class var windfallBase_storyboardName: String { "Main" }
/// }
/// class Panel: UIViewController { override class func windfallClassMember(_ name: String) -> Any? { switch name { case "storyboardName": return { self.windfallOverride_Panel_storyboardName } as @MainActor () -> String; default: return super.windfallClassMember(name) } };
///   class var windfallOverride_Panel_storyboardName: String { "Panel" }
/// }
/// ```
struct ExtensionMemberRule: LoweringRule {
  static let kinds: [SyntaxKind] = [.functionDecl, .variableDecl, .superExpr]

  private struct Override {
    let node: Syntax
    let form: MemberForm
    let scope: TypeScope
    let type: ClassDeclSyntax
    /// What the override reads as `super.name`.
    var superAccesses: [MemberAccessExprSyntax] = []
  }

  private var overrides: [Override] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if node.is(SuperExprSyntax.self) {
      noteSuper(node)
    } else if let scope = context.scopes.last {
      switch scope.kind {
      case .extensionOfType: open(node, scope, in: context)
      case .classType: noteOverride(node, scope, in: context)
      case .other: break
      }
    }
    return true
  }

  // MARK: - The member

  private func open(_ node: Syntax, _ scope: TypeScope, in context: LoweringContext) {
    guard context.functionDepth == 0, let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
      let form = MemberForm(node), !form.modifiers.isPrivate, !form.modifiers.isFixed
    else { return }
    let isOpen = form.modifiers.has(.open)
    let written = scope.name.lastComponent
    // What answers a protocol of Objective-C needs no attribute to be of it, and what is open must be of it.
    let mayAnswer = scope.inheritance != nil && !FrameworkClasses.isResponder(written)
    let isMarked = attributes.named("objc") != nil || scope.attributes.named("objc") != nil
    guard isMarked || isOpen || mayAnswer else { return }
    let module = context.options.module
    var member = ExtensionMember(
      type: written, reference: form.reference, isStatic: form.isStatic,
      closureType: form.closureType, setterType: form.setterType, isOpen: isOpen)
    context.facts.extensionMembers.append(member)
    member.type = module.extendedAliases[written] ?? written
    if !form.isStatic, let forwarding = OverrideForwarding(node, in: scope) {
      let forwarded = ForwardedMember(
        reference: form.reference, override: ExtensionOverride(type: scope.name, declaration: forwarding.declaration),
        isOpen: isOpen)
      context.facts.forwardedMembers.append(forwarded)
      let known = [forwarded, forwarded.limited(to: context.facts.path)]
      if known.contains(where: module.forwardedMembers.contains) { return forwarding.rename(in: context) }
    }
    guard FrameworkClasses.isResponder(written) || module.extensionMembers.contains(member) else { return }
    let base = "windfallBase_\(form.name.plainText)"
    let words = form.modifiers.map { $0.trimmedDescription + " " }.joined()
    let dispatcher = form.dispatcher(named: form.name.text, base: base)
    context.edits.replace(
      context.range(of: form.keyword), with: "\(dispatcher); \(words)\(form.keyword.text)")
    context.edits.replace(context.range(of: form.name), with: base)
    context.needsObjectiveC = true
  }

  // MARK: - The override

  private mutating func noteOverride(_ node: Syntax, _ scope: TypeScope, in context: LoweringContext) {
    guard node.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.override) == true,
      let type = node.enclosingClass, let form = MemberForm(node)
    else { return }
    context.facts.overridden.insert(form.reference)
    overrides.append(Override(node: node, form: form, scope: scope, type: type))
  }

  private mutating func noteSuper(_ node: Syntax) {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), let last = overrides.indices.last,
      overrides[last].form.name.plainText == access.declName.baseName.plainText,
      sequence(first: node, next: \.parent).contains(where: { $0.id == overrides[last].node.id })
    else { return }
    overrides[last].superAccesses.append(access)
  }

  mutating func finish(in context: LoweringContext) {
    var module = context.options.module
    module.extensionMembers.formUnion(context.facts.extensionMembers)
    guard !module.extensionMembers.isEmpty else { return }
    for type in context.facts.classes { module.superclasses[type.name] = type.superclass }
    let hooks = Dictionary(grouping: overrides.compactMap { hook(for: $0, module, in: context) }) { $0.place }
    for (place, cases) in hooks.sorted(by: { $0.key < $1.key }) {
      for (head, group) in Dictionary(grouping: cases, by: \.head).sorted(by: { $0.key < $1.key }) {
        let cases = group.map(\.cases).joined()
        let name = group[0].name
        let helpers = group.map(\.helper).joined()
        context.edits.insert(
          " \(head) \(name)(_ name: String) -> Any? { switch name { \(cases)default: return super.\(name)(name) } };"
            + helpers,
          at: place)
      }
    }
  }

  /// What a class says of one override.
  private struct Hook {
    /// Where the class's body begins.
    let place: Int
    let head: String
    let name: String
    let cases: String
    let helper: String
  }

  private func hook(for override: Override, _ module: ModuleFacts, in context: LoweringContext) -> Hook? {
    let form = override.form
    guard
      let member = module.extensionMember(form.reference, isStatic: form.isStatic, above: override.scope.superclass),
      let modifier = form.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return nil }
    let suffix = "\(override.scope.name.replacing(".", with: "_"))_\(form.name.plainText)"
    context.remove(modifier)
    context.edits.replace(context.range(of: form.name), with: "windfallOverride_\(suffix)")
    for access in override.superAccesses {
      context.edits.replace(context.range(of: access), with: "windfallSuper_\(suffix)")
    }
    context.needsObjectiveC = true
    let word = form.isStatic ? "class " : ""
    let isPublic = override.type.modifiers.has(.public) || override.type.modifiers.has(.open)
    let helper = form.dispatcher(
      named: "windfallSuper_\(suffix)", receiver: "super.", base: "windfallBase_\(form.name.plainText)")
    return Hook(
      place: context.range(of: override.type.memberBlock.leftBrace).upperBound,
      head: (isPublic ? "public " : "") + "override \(word)func", name: form.hook,
      cases: form.cases(calling: "windfallOverride_\(suffix)", of: member),
      helper: override.superAccesses.isEmpty ? "" : " \(word)\(helper);")
  }
}

extension DeclModifierListSyntax {
  /// Whether nothing overrides what has these modifiers.
  fileprivate var isFixed: Bool { has(.final) || has(.static) || has(.nonisolated) || has(.override) }
}

extension Syntax {
  /// The class of which the node is a member.
  fileprivate var enclosingClass: ClassDeclSyntax? {
    guard parent?.is(MemberBlockItemSyntax.self) == true else { return nil }
    return sequence(first: self, next: \.parent).lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
  }
}
