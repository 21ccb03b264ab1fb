import SwiftSyntax

/// Reads what doubles of a protocol need to know of it, and of those that it inherits from.
struct ProtocolReader {
  private let inherited: [String: ProtocolDeclSyntax]
  private let aliases: FunctionAliases
  /// The classes that a double would have to inherit from.
  private let classes: Set<String>
  private var model: DoubledProtocol
  private var problems: [DoubleProblem] = []
  private var seen: Set<String> = []
  /// Parents of which nothing is known, and where to say so.
  private var unknown: [(name: String, place: Syntax)] = []

  static func read(
    _ syntax: ProtocolDeclSyntax, inherited: [ProtocolDeclSyntax] = [], aliases: [TypeAliasDeclSyntax] = [],
    classes: Set<String> = []
  ) -> Result<DoubledProtocol, DoubleProblems> {
    var reader = ProtocolReader(syntax, inherited: inherited, aliases: aliases, classes: classes)
    reader.readMembers(of: syntax, from: nil)
    let repeatsSome = !reader.model.members.isEmpty
    reader.readParents(of: syntax, from: nil)
    // A protocol may repeat what the macro cannot see; the compiler says what it forgot.
    for (name, place) in reader.unknown {
      let titles = reader.model.members.map(\.title)
      let missing = (KnownParent.requirements[name] ?? []).filter { !titles.contains($0) }
      if !missing.isEmpty {
        let list = missing.joined(separator: " and ")
        reader.problems.append(
          DoubleProblem("a double cannot make up \(list) of \(name); repeat that in this protocol", at: place))
      } else if !repeatsSome {
        reader.problems.append(
          DoubleProblem("a macro cannot see the members of \(name); repeat them in this protocol", at: place))
      }
    }
    if !reader.problems.isEmpty { return .failure(DoubleProblems(problems: reader.problems)) }
    MemberNames.assign(to: &reader.model.members)
    return .success(reader.model)
  }

  private init(
    _ syntax: ProtocolDeclSyntax, inherited: [ProtocolDeclSyntax], aliases: [TypeAliasDeclSyntax], classes: Set<String>
  ) {
    self.classes = classes
    let own = ([syntax] + inherited).flatMap(\.memberBlock.members).compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
    self.aliases = FunctionAliases(aliases + own)
    self.inherited = Dictionary(inherited.map { ($0.name.text, $0) }) { first, _ in first }
    model = DoubledProtocol(name: syntax.name.text, access: Self.access(of: syntax))
    model.attributes = syntax.attributes.filter { !Self.isOurs($0) }.map { "\($0.trimmedDescription)\n" }.joined()
  }

  // MARK: - Members

  private mutating func readMembers(of syntax: ProtocolDeclSyntax, from place: Syntax?) {
    for item in syntax.memberBlock.members {
      do throws(DoubleProblem) {
        if let associated = item.decl.as(AssociatedTypeDeclSyntax.self) {
          model.add(associated)
        } else if !item.decl.is(TypeAliasDeclSyntax.self) {
          for var member in try MemberReader.members(of: item.decl) {
            if place != nil, !member.attributes.contains("nonisolated") {
              member.attributes = Self.isolation(of: syntax) + member.attributes
            }
            for index in member.parameters.indices where aliases.hides(member.parameters[index]) {
              member.parameters[index].canBeKept = false
            }
            model.add(member)
          }
        }
      } catch {
        guard let place else {
          problems.append(error)
          continue
        }
        let text = error.node.trimmedDescription
        problems.append(DoubleProblem("\(syntax.name.text) asks for \(text): \(error.message)", at: place))
      }
    }
  }

  // MARK: - Parents

  private mutating func readParents(of syntax: ProtocolDeclSyntax, from place: Syntax?) {
    for parent in syntax.inheritanceClause?.inheritedTypes.map(\.type) ?? [] { read(parent, from: place) }
    for requirement in syntax.genericWhereClause?.requirements ?? [] { read(requirement, from: place) }
  }

  private mutating func read(_ parent: TypeSyntax, from place: Syntax?) {
    if let composition = parent.as(CompositionTypeSyntax.self) {
      for element in composition.elements { read(element.type, from: place) }
      return
    }
    let place = place ?? Syntax(parent)
    let name = Self.name(of: parent)
    guard seen.insert(name).inserted else { return }
    if let known = KnownParent(rawValue: name) {
      model.add(known)
    } else if name == "Actor" || name == "GlobalActor" {
      problems.append(DoubleProblem("doubles are classes, which cannot be actors", at: place))
    } else if let declaration = inherited[name] {
      readMembers(of: declaration, from: place)
      readParents(of: declaration, from: place)
    } else if classes.contains(name) {
      problems.append(
        DoubleProblem("a double cannot be a \(name) as well; ask for what is used of it in a protocol", at: place))
    } else {
      unknown.append((parent.trimmedDescription, place))
    }
  }

  private mutating func read(_ requirement: GenericRequirementSyntax, from place: Syntax?) {
    switch requirement.requirement {
    case .conformanceRequirement(let conformance):
      if conformance.leftType.trimmedDescription == "Self" {
        read(conformance.rightType, from: place)
      } else {
        model.associatedWhere.append(conformance.trimmedDescription)
      }
    case .sameTypeRequirement(let same):
      let name = same.leftType.trimmedDescription
      if name.allSatisfy({ $0.isLetter || $0.isNumber }) {
        model.fixedTypes[name] = same.rightType.trimmedDescription
      } else {
        model.associatedWhere.append(same.trimmedDescription)
      }
    default:
      problems.append(
        DoubleProblem(
          "a constraint of this kind cannot be repeated by the doubles", at: place ?? Syntax(requirement)))
    }
  }

  // MARK: - Words

  private static func name(of type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }

  private static func isOurs(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard let name = attribute.as(AttributeSyntax.self)?.attributeName else { return false }
    return name.as(IdentifierTypeSyntax.self)?.name.text == "TestDoubles" || name.is(MemberTypeSyntax.self)
  }

  /// The global actor of a protocol, which its heirs do not take over by themselves.
  private static func isolation(of syntax: ProtocolDeclSyntax) -> String {
    let others: Set<String> = ["TestDoubles", "available", "objc", "preconcurrency"]
    return syntax.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !others.contains(name(of: $0.attributeName)) }.map { "\($0.trimmedDescription) " }.joined()
  }

  private static func access(of syntax: ProtocolDeclSyntax) -> String {
    for modifier in syntax.modifiers {
      switch modifier.name.text {
      case "public", "package": return "\(modifier.name.text) "
      case "private", "fileprivate": return "fileprivate "
      default: continue
      }
    }
    return ""
  }
}
