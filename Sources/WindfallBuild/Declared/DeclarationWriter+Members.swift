import WindfallFacts

extension DeclarationWriter {
  func initialiser(_ member: SDKFact, _ name: String, _ root: Root, _ words: String) -> String {
    let label = label("\(name).\(member.reference)", of: member)
    let kind = root == .other ? "convenience " : words
    let head = "public \(kind)init\(member.isFailable ? "?" : "")\(parameters(member))"
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    if member.isThrowing { return "\(head)\(effects) { throw windfallUnimplementedError(\(label)) }" }
    if member.isFailable { return "\(head)\(effects) { windfallUnimplemented(\(label)); return nil }" }
    let call: String
    switch root {
    case .object:
      let parent = choice.types[name].flatMap { Self.superclass(of: $0, in: choice) } ?? "NSObject"
      call = choice.types[parent]?.isAddition == false ? "super.init(windfallQuiet: ())" : "super.init()"
    case .view: call = "super.init(frame: .zero)"
    case .controller: call = "super.init(nibName: nil, bundle: nil)"
    case .other: return "\(head)\(effects) { windfallUnimplementedStop(\(label)) }"
    }
    return "\(head)\(effects) { windfallUnimplemented(\(label)); \(call) }"
  }

  /// What is called, as a failure names it.
  private func label(_ name: String, of member: SDKFact) -> String {
    "\"\(name)\(choice.inObjectiveC.contains(member) ? Self.inObjectiveC : "")\""
  }

  /// How what a project has in Objective-C is told from what is Apple's.
  static let inObjectiveC = ", in Objective-C,"

  func text(ofGlobal fact: SDKFact) -> String {
    if fact.kind == .property, fact.type == "CFString" {
      return "nonisolated(unsafe) public let \(fact.name): CFString = \"\(fact.name)\""
    }
    if fact.kind == .property, fact.type == "String" { return "public let \(fact.name) = \"\(fact.name)\"" }
    if fact.kind == .property, let value = fact.value, let type = fact.type {
      return "public let \(fact.name): \(type) = \(value)"
    }
    return text(of: fact, in: nil, opening: "")
  }

  /// A member with its body.
  func text(of member: SDKFact, in owner: String?, opening: String, isInExtension: Bool = false) -> String {
    let label = label((owner.map { $0 + "." } ?? "") + member.reference, of: member)
    let word = member.isStatic ? (opening.isEmpty ? "static " : "class ") : ""
    let start = (opening.isEmpty ? "public " : opening) + word
    switch member.kind {
    case .initializer: return extensionInitialiser(member, label)
    case .enumCase:
      return
        "public static var \(Self.quoted(member.name)): \(owner ?? "Self") { \(value(of: member, in: owner, label)) }"
    case .property: return property(member, owner, start, label, isInExtension: isInExtension)
    default:
      // Nothing warns of what is imported from Objective-C and not used.
      let word = member.type == nil || member.kind == .subscriptAccess ? "" : "@discardableResult "
      return "\(word)\(start)\(signature(of: member)) { \(body(of: member, label)) }"
    }
  }

  /// The case of an enumeration that is there which has the same raw value; there may be none.
  private func value(of missing: SDKFact, in owner: String?, _ label: String) -> String {
    let stop = "windfallUnimplementedStop(\(label))"
    guard let owner, rawType(of: owner) != nil, let raw = missing.value else { return stop }
    return "if let same = \(owner)(rawValue: \(raw)) { return same }; \(stop)"
  }

  private func extensionInitialiser(_ member: SDKFact, _ label: String) -> String {
    let head = "public init\(member.isFailable ? "?" : "")\(parameters(member))"
    if member.isThrowing { return "\(head) throws { throw windfallUnimplementedError(\(label)) }" }
    if member.isFailable { return "\(head) { windfallUnimplemented(\(label)); return nil }" }
    return "\(head) { windfallUnimplementedStop(\(label)) }"
  }

  private func property(
    _ member: SDKFact, _ owner: String?, _ start: String, _ label: String, isInExtension: Bool
  ) -> String {
    let name = Self.quoted(member.name)
    if member.isStatic, let owner, let constant = constant(member, of: owner, label) {
      return "public static var \(name): \(constant.type) { \(constant.value) }"
    }
    let type = member.type ?? "Any"
    if member.isStatic, type == "NSNotification.Name" {
      return "public static var \(name): \(type) { \(type)(rawValue: \"\(Self.notification(member, of: owner))\") }"
    }
    let value = values.text(for: type)
    let getter =
      value.map { "return windfallUnimplemented(\(label), \($0))" } ?? "windfallUnimplementedStop(\(label))"
    guard member.isSettable else { return "\(start)var \(name): \(type) { \(getter) }" }
    let setter = "\(isInExtension ? "nonmutating " : "")set { windfallUnimplemented(\(label)) }"
    return "\(start)var \(name): \(type) { get { \(getter) } \(setter) }"
  }

  /// What a notification is called in Objective-C. One may wait for what never comes.
  private static func notification(_ member: SDKFact, of owner: String?) -> String {
    guard let owner, owner != "NSNotification.Name" else { return "\(member.name)Notification" }
    return owner.filter { $0 != "." } + member.name.prefix(1).uppercased() + member.name.dropFirst()
  }

  /// A value of an option set or of a structure of keys. Those of types that are there are used by what is there, which
  /// does not know them.
  private func constant(_ member: SDKFact, of owner: String, _ label: String) -> (type: String, value: String)? {
    guard member.kind == .property, let type = choice.types[owner],
      type.declaration.fact.rawType != nil || type.declaration.inherited.contains("OptionSet"),
      member.type == nil || member.type == owner || member.type == Self.simple(owner)
    else { return nil }
    let isSet = type.declaration.inherited.contains("OptionSet")
    // Without its value, another name of a number is known to be there, and no more.
    guard member.value != nil || isSet || type.declaration.fact.rawType == "String" else { return nil }
    let raw = member.value ?? (isSet ? "0" : "\"\(member.name)\"")
    let value = "\(owner)(rawValue: \(raw))"
    return (owner, type.isAddition ? "windfallUnimplemented(\(label), \(value))" : value)
  }

  private func body(of member: SDKFact, _ label: String) -> String {
    if member.isThrowing { return "throw windfallUnimplementedError(\(label))" }
    guard let type = member.type else { return "windfallUnimplemented(\(label))" }
    guard let value = values.text(for: type) else { return "windfallUnimplementedStop(\(label))" }
    return "return windfallUnimplemented(\(label), \(value))"
  }

  func signature(of member: SDKFact, hasDefaults: Bool = true) -> String {
    if member.kind == .subscriptAccess {
      return "subscript\(member.generics)\(parameters(member)) -> \(member.type ?? "Void")"
    }
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    let result = member.type.map { " -> \($0)" } ?? ""
    let requirements = member.requirements.isEmpty ? "" : " where \(member.requirements)"
    return
      "func \(Self.quoted(member.name))\(member.generics)\(parameters(member, hasDefaults: hasDefaults))\(effects)\(result)\(requirements)"
  }

  private func parameters(_ member: SDKFact, hasDefaults: Bool = true) -> String {
    let list = member.parameters.map { parameter in
      let names = parameter.label == parameter.name ? parameter.label : "\(parameter.label) \(parameter.name)"
      let standard = hasDefaults ? parameter.standard.map { " = \($0)" } ?? "" : ""
      return "\(names): \(parameter.type)\(standard)"
    }
    return "(\(list.joined(separator: ", ")))"
  }
}
