import WindfallFacts
import WindfallLowering

extension DeclarationChoice {
  /// What the lowering must know of the declarations.
  var declaredNames: DeclaredNames {
    var result = DeclaredNames()
    for (name, type) in types {
      if !type.isAddition { result.names.insert(DeclarationWriter.simple(name)) }
      for member in type.members {
        result.names.insert(member.kind == .initializer ? DeclarationWriter.simple(name) : member.name)
        guard type.isAddition, type.declaration.fact.kind != .protocolType, member.kind != .initializer,
          coverage.frameworks.types[name] != nil
        else { continue }
        result.overridable[member.reference, default: []].formUnion(subclasses(of: name))
      }
    }
    result.names.formUnion(chosenAliases.keys.map(DeclarationWriter.simple))
    result.names.formUnion(globals.map(\.name))
    return result
  }

  /// A class of our frameworks and all that inherit from it there.
  private func subclasses(of name: String) -> Set<String> {
    var result: Set<String> = [name]
    var hasGrown = true
    while hasGrown {
      let more = coverage.frameworks.types.filter {
        !result.contains($0.key) && !result.isDisjoint(with: $0.value.inherited)
      }
      hasGrown = !more.isEmpty
      result.formUnion(more.keys)
    }
    return result
  }

  /// The modules of our frameworks that have the types which declarations name.
  var neededModules: [String] {
    var names: Set<String> = []
    for (name, type) in types {
      names.formUnion([name, Self.outer(name)])
      names.formUnion(type.declaration.inherited)
      for member in type.members { names.formUnion(Self.typeNames(in: member)) }
    }
    names.formUnion(conformances.map(\.type))
    for fact in globals + chosenAliases.values { names.formUnion(Self.typeNames(in: fact)) }
    let ours = names.filter {
      !SwiftTypes.names.contains($0) && coverage.toolchain.types[$0] == nil && types[$0]?.isAddition != false
    }
    let modules = ours.compactMap {
      coverage.frameworks.types[$0]?.framework ?? coverage.frameworks.types[Self.outer($0)]?.framework
    }
    return Set(modules).subtracting(["FoundationOverlay", "XCTestOverlay", "XCUIAutomation"]).sorted()
  }

  private static func outer(_ name: String) -> String { name.split(separator: ".").first.map { String($0) } ?? name }

  static func typeNames(in fact: SDKFact) -> [String] {
    (fact.parameters.map(\.type) + [fact.type].compactMap { $0 }).flatMap { SwiftTypes.names(in: $0) }
  }
}
