import SwiftSyntax

/// Finds what a `#selector` names, and writes the arguments of the selector value.
struct SelectorResolver {
  /// The type around the expression.
  let owner: String?
  /// The class that all have that an extension of a protocol is for.
  let constraint: String?
  let members: [Member]
  let types: [String: TypeScope]
  let requirements: [String: OptionalRequirement]

  /// The arguments of `Selector(…)`, or nil for a form that is not understood.
  func lower(_ argument: LabeledExprSyntax) -> String? {
    guard let target = Target(argument.expression) else { return nil }
    switch argument.label?.text {
    case nil: return target.coercion.map { coerced(target, $0) } ?? method(target)
    case "getter": return property(target, isSetter: false)
    case "setter": return property(target, isSetter: true)
    default: return nil
    }
  }

  private func method(_ target: Target) -> String {
    var declared = declaration(of: target)
    if declared == nil, let constraint, typeName(of: target) == owner, target.base != "super" {
      declared = declaration(of: target, from: constraint)
    }
    let name = declared?.objectiveCName ?? FrameworkSelectors.names[target.text] ?? target.guessedName
    let isConstrained = declared != nil && declared?.owner == constraint
    guard let type = isConstrained ? constraint : typeName(of: target), declared?.isStatic != true else {
      return "\"\(name)\", bound: \(target.base.map { $0 + "." } ?? "")\(declared?.reference ?? target.text)"
    }
    if let requirement = requirements[target.text.filter { !$0.isWhitespace }], isProtocol(type) {
      return "\"\(requirement.objectiveCName)\""
    }
    // Of Apple's protocols, what is optional and nobody here calls is not declared.
    if isProtocol(type), types.first(named: type) == nil, name.contains(":") { return "\"\(name)\"" }
    if isProtocol(type) { return "\"\(name)\", requirement: { (owner: any \(type)) in owner.\(target.text) }" }
    guard let declared else { return "\"\(name)\", method: \(type).\(target.text)" }
    return "\"\(name)\", \(declared.argumentLabel): \(type).\(declared.escapedReference)"
  }

  /// With `as`, the method is named relative to a value or a type: only the compiler can tell, and only the value's
  /// method has the written type.
  private func coerced(_ target: Target, _ type: String) -> String {
    let name = declaration(of: target)?.objectiveCName ?? target.guessedName
    let base = target.base.map { $0 + "." } ?? ""
    let isType = target.base.map { $0.first?.isUppercase == true } ?? false
    return "\"\(name)\", \(isType ? "method" : "bound"): \(base)\(target.text) as \(type)"
  }

  private func property(_ target: Target, isSetter: Bool) -> String? {
    let declared = declaration(of: target)
    guard let type = typeName(of: target) else {
      guard let base = target.base else { return nil }
      let getter = declared?.objectiveCName ?? target.name
      return "\"\(isSetter ? setterName(getter) : getter)\", value: \(base).\(target.name)"
    }
    let getter = declared?.objectiveCName ?? target.name
    guard isSetter else { return "\"\(getter)\", getter: { (owner: \(type)) in owner.\(target.name) }" }
    let setter = declared?.setterName ?? setterName(target.name)
    return "\"\(setter)\", setter: { (owner: \(type), value) in owner.\(target.name) = value }"
  }

  /// Whether a type is a protocol: as its file says, or as its name does.
  private func isProtocol(_ type: String) -> Bool {
    if let declared = types.first(named: type) { return declared.isProtocol }
    return ["Delegate", "DataSource", "Protocol", "StandardEditActions"].contains { type.hasSuffix($0) }
  }

  private func setterName(_ name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }

  /// The type whose member is named, or nil when the member is that of some value.
  private func typeName(of target: Target) -> String? {
    switch target.base {
    case nil, "self", "Self", "super": owner
    case let base?: base.first?.isUppercase == true && !base.hasSuffix(")") && !base.contains("!") ? base : nil
    }
  }

  /// The declaration in this file: in the named type, or in a superclass of it.
  private func declaration(of target: Target, from type: String? = nil) -> Member? {
    var name = type ?? typeName(of: target)
    var seen: Set<String> = []
    while let current = name, seen.insert(current).inserted {
      let candidates = members.filter { $0.owner.lastComponent == current.lastComponent && $0.name == target.name }
      if let exact = candidates.first(where: { target.labels == nil || $0.labels == target.labels }) {
        return candidates.first { target.labels == nil && $0.labels == [] } ?? exact
      }
      name = types.first(named: current)?.superclass
    }
    return nil
  }

  /// The pieces of the expression.
  private struct Target {
    /// What stands before the last dot.
    let base: String?
    let name: String
    /// Nil when the method is named without its labels.
    let labels: [String]?
    /// The name and labels as written.
    let text: String
    /// The type after `as`.
    let coercion: String?

    /// The value is only looked at by the compiler: one that may be nil is as good as another.
    private static func unwrapped(_ base: String) -> String {
      let base = base.replacing("?.", with: "!.")
      guard base.hasSuffix("?") || base == "self!" else { return base }
      return base.dropLast() == "self" ? "self" : base.dropLast() + "!"
    }

    init?(_ expression: ExprSyntax) {
      var expression = expression
      if let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first?.expression {
        expression = inner
      }
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        guard sequence.elements.count == 3, let type = sequence.elements.last?.as(TypeExprSyntax.self) else {
          return nil
        }
        coercion = type.trimmedDescription
        expression = first
      } else {
        coercion = nil
      }
      let reference: DeclReferenceExprSyntax
      if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
        self.base = Self.unwrapped(base.trimmedDescription)
        reference = access.declName
      } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
        base = nil
        reference = plain
      } else {
        return nil
      }
      name = reference.baseName.plainText
      labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.plainText }
      text = reference.trimmedDescription
    }

    /// The name by Swift's rule; one without labels gets its colons from the method's type.
    var guessedName: String { labels.map { ObjectiveCName.selector(name, labels: $0) } ?? name }
  }
}

extension Member {
  fileprivate var labels: [String]? {
    if case .method(let labels) = kind { labels } else { nil }
  }
}
