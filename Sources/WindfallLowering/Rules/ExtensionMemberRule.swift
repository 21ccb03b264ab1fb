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
  static let kinds: [SyntaxKind] = [.classDecl, .functionDecl, .variableDecl, .superExpr]

  private struct Override {
    let node: Syntax
    let form: MemberForm
    let scope: TypeScope
    /// The class or extension that has it.
    let type: any DeclGroupSyntax
    /// What the override reads as `super.name`.
    var superAccesses: [MemberAccessExprSyntax] = []
  }

  private var overrides: [Override] = []
  private var exchanged: [ExchangeableMethod] = []
  /// The file's classes, which tell of what their extensions override too.
  private var classes: [(name: String, type: ClassDeclSyntax)] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool {
    if node.is(SuperExprSyntax.self) {
      noteSuper(node)
    } else if let type = node.as(ClassDeclSyntax.self) {
      if context.functionDepth == 0, let scope = TypeScope(node, in: context) { classes.append((scope.name, type)) }
    } else if let scope = context.scopes.last {
      switch scope.kind {
      case .extensionOfType:
        open(node, scope, in: context)
        noteOverride(node, scope, in: context)
      case .classType: noteOverride(node, scope, in: context)
      case .other: break
      }
    }
    return true
  }

  // MARK: - The member

  private mutating func open(_ node: Syntax, _ scope: TypeScope, in context: LoweringContext) {
    guard context.functionDepth == 0, let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
      let form = MemberForm(node), !form.modifiers.isFixed
    else { return }
    let isOpen = form.modifiers.has(.open)
    let written = scope.name.lastComponent
    let base = "windfallBase_\(form.name.plainText)"
    let exchanged =
      context.options.module.exchangesMethods ? ExchangeableMethod(node, form, of: written, base: base) : nil
    guard !form.modifiers.isPrivate else {
      if let exchanged { dispatch(form, to: base, exchanged, in: context) }
      return
    }
    // What answers a protocol of Objective-C needs no attribute to be of it, and what is open must be of it.
    let mayAnswer = scope.inheritance != nil && !FrameworkClasses.contains(written)
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
    guard exchanged != nil || FrameworkClasses.contains(written) || module.extensionMembers.contains(member) else {
      return
    }
    dispatch(form, to: base, exchanged, in: context)
  }

  /// Lets the member ask what runs in its place before its own body, which becomes another member.
  private mutating func dispatch(
    _ form: MemberForm, to base: String, _ exchanged: ExchangeableMethod?, in context: LoweringContext
  ) {
    // What an extension declares is open only as Objective-C's, and a class below calls what is private to the file.
    let word = form.modifiers.first { $0.name.tokenKind == .keyword(.open) }
    if let word { context.edits.replace(context.range(of: word), with: "public") }
    let words = form.modifiers.map { modifier in
      let isPrivate = modifier.name.tokenKind == .keyword(.private)
      return (modifier == word ? "public" : isPrivate ? "fileprivate" : modifier.trimmedDescription) + " "
    }.joined()
    let dispatcher = form.dispatcher(named: form.name.text, base: base, exchanged: exchanged)
    if let exchanged { self.exchanged.append(exchanged) }
    context.edits.replace(
      context.range(of: form.keyword), with: "\(dispatcher); \(words)\(form.keyword.text)")
    context.edits.replace(context.range(of: form.name), with: base)
    context.needsObjectiveC = true
  }

  // MARK: - The override

  private mutating func noteOverride(_ node: Syntax, _ scope: TypeScope, in context: LoweringContext) {
    guard node.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.override) == true,
      let type = node.enclosingType, let form = MemberForm(node)
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
    context.facts.exchangesMethods = !context.identifiers.isDisjoint(with: ExchangeableMethod.functions)
    context.trailer += ExchangeableMethod.declarations(of: exchanged, in: context)
    let module = context.completeModule
    guard !module.extensionMembers.isEmpty else { return }
    var found: [Int: [Found]] = [:]
    func note(_ hook: MemberHook, _ helper: String, in type: ClassDeclSyntax) {
      let isPublic = type.modifiers.has(.public) || type.modifiers.has(.open)
      found[context.range(of: type.memberBlock.leftBrace).upperBound, default: []].append(
        Found(hook: hook, helper: helper, words: isPublic ? "public " : ""))
    }
    for override in overrides {
      if let type = override.type.as(ClassDeclSyntax.self) {
        guard let (hook, helper) = hook(for: override, module, in: context) else { continue }
        note(hook, helper, in: type)
      } else {
        replaceSuper(in: override, module, in: context)
      }
    }
    for override in context.overrides {
      guard let type = classes.first(where: { $0.name == override.type })?.type,
        let hook = MemberHook(override, in: module)
      else { continue }
      note(hook, "", in: type)
    }
    for (place, found) in found.sorted(by: { $0.key < $1.key }) {
      for group in [found.filter(\.hook.isStatic), found.filter { !$0.hook.isStatic }] where !group.isEmpty {
        let declaration = MemberHook.declaration(of: group.map(\.hook), words: group[0].words)
        context.edits.insert(" \(declaration);" + group.map(\.helper).joined(), at: place)
      }
    }
  }

  /// What a class says of one override.
  private struct Found {
    let hook: MemberHook
    let helper: String
    let words: String
  }

  private func hook(
    for override: Override, _ module: ModuleFacts, in context: LoweringContext
  ) -> (MemberHook, helper: String)? {
    let form = override.form
    guard
      let member = module.extensionMember(form.reference, isStatic: form.isStatic, above: override.scope.superclass),
      let modifier = form.modifiers.first(.override)
    else { return nil }
    let name = OverrideForwarding.name(for: form.name.plainText, of: override.scope.name)
    context.remove(modifier)
    context.edits.replace(context.range(of: form.name), with: name)
    context.needsObjectiveC = true
    let helper = superMember(of: override, in: context)
    return (MemberHook(form, overriding: member, with: name), helper.map { " \($0);" } ?? "")
  }

  /// In an extension, the override itself is ``ExtensionOverrideRule``'s, and only what it reads as `super.name` differs.
  private func replaceSuper(in override: Override, _ module: ModuleFacts, in context: LoweringContext) {
    let type = override.scope.name
    let form = override.form
    guard
      module.extensionMember(form.reference, isStatic: form.isStatic, above: module.superclasses[type] ?? type) != nil,
      let helper = superMember(of: override, in: context)
    else { return }
    context.edits.insert(
      " fileprivate \(helper);", at: context.range(of: override.type.memberBlock.leftBrace).upperBound)
  }

  /// Leads `super.name` to a member that finds what the override replaces; returns that member, if there is such a word.
  private func superMember(of override: Override, in context: LoweringContext) -> String? {
    guard !override.superAccesses.isEmpty else { return nil }
    let form = override.form
    let name = "windfallSuper_\(override.scope.name.identifier)_\(form.name.plainText)"
    for access in override.superAccesses { context.edits.replace(context.range(of: access), with: name) }
    let dispatcher = form.dispatcher(named: name, receiver: "super.", base: "windfallBase_\(form.name.plainText)")
    return (form.isStatic ? "class " : "") + dispatcher
  }
}

extension DeclModifierListSyntax {
  /// Whether nothing overrides what has these modifiers.
  fileprivate var isFixed: Bool { has(.final) || has(.static) || has(.nonisolated) || has(.override) }
}
