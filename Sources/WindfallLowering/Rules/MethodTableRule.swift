import SwiftSyntax

/// Registers what a class exposes to Objective-C under the names it has there.
///
/// An extension after the user's last line reaches private members as well; a C function leads the look-up to it by the
/// class's name. Private classes and extensions of classes from elsewhere share one function for the file; generic
/// classes, of which there is one for each argument, are asked themselves.
///
/// ## Before
/// ```swift
/// class Owner: UIViewController {
///   @IBAction private func didTap(_ sender: UIButton) {}
/// }
/// ```
/// ## After
/// ```swift
/// class Owner: UIViewController {
///   @IBAction private func didTap(_ sender: UIButton) {}
/// }
/// #sourceLocation()
/// extension Owner { nonisolated fileprivate static func windfallMethods_Owner(_ table: ObjectiveC.MethodTable) {
///   table.add(ObjectiveC.Selector("didTap:", method: Owner.didTap(_:)))
/// } }
/// @_cdecl("windfall_methods_App_Owner") …
/// ```
struct MethodTableRule: LoweringRule {
  static let kinds: [SyntaxKind] = []

  mutating func visit(_ node: Syntax, in context: LoweringContext) -> Bool { true }

  mutating func finish(in context: LoweringContext) {
    var categories: [String] = []
    for (owner, members) in exposed(in: context) {
      let type = context.types[owner]
      if type?.isGeneric == true {
        context.trailer += conformance(of: owner, members, in: context)
        continue
      }
      context.trailer += table(of: owner, members, in: home(of: owner, in: context), context)
      if let type, !type.isPrivate {
        let symbol = "windfall_methods_\(context.options.moduleName)_\(owner.identifier)"
        context.trailer += function(symbol, filling: [owner], in: context)
      } else {
        categories.append(owner)
      }
    }
    guard !categories.isEmpty else { return }
    let symbol = "windfall_category_methods_\(context.options.moduleName)_\(context.stem.identifier)"
    context.trailer += function(symbol, filling: categories, in: context)
  }

  /// The members that a table can hold, by their types, in the order of the source.
  private func exposed(in context: LoweringContext) -> [(owner: String, members: [Member])] {
    var groups: [(owner: String, members: [Member])] = []
    let requirements = context.optionalRequirements
    for member in context.members where member.isPlain && (!member.isStatic || member.isKeyValueHook) {
      if let type = context.types[member.owner] {
        let isUnreachable = type.isHidden && (member.isPrivate || neighbour(of: member.owner, in: context) == nil)
        if isUnreachable || type.isGeneric && !canConform(type, in: context) { continue }
      }
      // Requirements are optional for objects only.
      let asked = context.types[member.owner]?.kind == .other ? [:] : requirements
      guard let member = member.exposed(among: context.members, requirements: asked) else { continue }
      if let index = groups.firstIndex(where: { $0.owner == member.owner }) {
        groups[index].members.append(member)
      } else {
        groups.append((member.owner, [member]))
      }
    }
    return groups
  }

  /// Whether a generic class can be asked for its table. What inherits from another one would conform twice, so that there
  /// is a protocol for each generation.
  private func canConform(_ type: TypeScope, in context: LoweringContext) -> Bool {
    type.kind == .classType && !type.isHidden && generation(of: type.name, in: context) <= Self.lastGeneration
  }

  private static let lastGeneration = 3

  private func generation(of owner: String, in context: LoweringContext) -> Int {
    context.options.module.genericAncestors[owner] ?? 0
  }

  private func conformance(of owner: String, _ members: [Member], in context: LoweringContext) -> [String] {
    let generation = generation(of: owner, in: context)
    let suffix = generation == 0 ? "" : String(generation)
    let head = "extension \(owner): ObjectiveC.MethodTableOwner\(suffix) {"
    let function = "public nonisolated static func windfallFill\(suffix)(_ table: ObjectiveC.MethodTable) {"
    let name = qualified(owner, in: context)
    return [head + " " + function] + members.flatMap { $0.registrations(of: name).map { "  " + $0 } } + ["} }"]
  }

  /// The name of a generic class in its own extension, where that of one inside another type means one of no parameters.
  private func qualified(_ owner: String, in context: LoweringContext) -> String {
    guard owner.contains("."), let parameters = context.types[owner]?.parameters, !parameters.isEmpty else {
      return owner
    }
    return "\(owner)<\(parameters.joined(separator: ", "))>"
  }

  /// The type around one that is private to it: what the file adds to that type can name both.
  private func neighbour(of owner: String, in context: LoweringContext) -> String? {
    guard let dot = owner.lastIndex(of: ".") else { return nil }
    let outer = String(owner[..<dot])
    guard let type = context.types[outer] else { return outer }
    return type.isHidden || type.isGeneric || type.isProtocol ? nil : outer
  }

  /// The type whose extension holds the function that fills a table.
  private func home(of owner: String, in context: LoweringContext) -> String {
    context.types[owner]?.isHidden == true ? neighbour(of: owner, in: context) ?? owner : owner
  }

  private func table(
    of owner: String, _ members: [Member], in home: String, _ context: LoweringContext
  ) -> [String] {
    let name = "windfallMethods_\(owner.identifier)"
    let alias = "windfallOwner_\(owner.identifier)"
    let isHidden = isShadowed(owner, in: home, context)
    let head = "extension \(home) { nonisolated fileprivate static func \(name)(_ table: ObjectiveC.MethodTable) {"
    return (isHidden ? ["fileprivate typealias \(alias) = \(owner)"] : []) + [head]
      + members.flatMap { $0.registrations(of: isHidden ? alias : owner).map { "  " + $0 } } + ["} }"]
  }

  /// Whether the type around the function has a type inside with the name that the owner's begins with.
  private func isShadowed(_ owner: String, in home: String, _ context: LoweringContext) -> Bool {
    guard context.types[owner]?.isHidden != true, let name = owner.split(separator: ".").first else { return false }
    let homes = home.split(separator: ".")
    return homes.indices.contains { context.types[(homes[...$0] + [name]).joined(separator: ".")] != nil }
  }

  private func function(_ symbol: String, filling owners: [String], in context: LoweringContext) -> [String] {
    let table = "Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()"
    return [
      "@_cdecl(\"\(symbol)\") public nonisolated func \(symbol)(_ table: UnsafeMutableRawPointer) {",
      "  let table = \(table)",
    ] + owners.map { "  \(home(of: $0, in: context)).windfallMethods_\($0.identifier)(table)" } + ["}"]
  }
}

extension String {
  /// The text with everything but letters and digits made into underscores.
  var identifier: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
