import SwiftSyntax

/// Reads what doubles of a protocol need to know of it.
enum ProtocolReader {
  /// Protocols whose members a class has without help.
  private static let knownParents: Set<String> = ["AnyObject", "Sendable", "NSObjectProtocol", "SendableMetatype"]

  static func read(_ syntax: ProtocolDeclSyntax) -> Result<DoubledProtocol, DoubleProblems> {
    var problems: [DoubleProblem] = []
    let parents = syntax.inheritanceClause?.inheritedTypes.map { $0 } ?? []
    for parent in parents where !knownParents.contains(parent.type.trimmedDescription) {
      problems.append(
        DoubleProblem(
          "a macro cannot see the members of \(parent.type.trimmedDescription); repeat them in a protocol of its own",
          at: parent.type))
    }
    var model = DoubledProtocol(
      name: syntax.name.text, access: access(of: syntax), attributes: "", associatedTypes: [], associatedWhere: [],
      isSendable: parents.contains { $0.type.trimmedDescription == "Sendable" },
      needsObject: parents.contains { $0.type.trimmedDescription == "NSObjectProtocol" }, members: [])
    model.attributes = syntax.attributes.filter { !isOurs($0) }.map { "\($0.trimmedDescription)\n" }.joined()
    if let clause = syntax.genericWhereClause {
      problems.append(
        DoubleProblem("a constraint on the protocol itself cannot be repeated by its doubles", at: clause))
    }
    for item in syntax.memberBlock.members {
      do throws(DoubleProblem) {
        if let associated = item.decl.as(AssociatedTypeDeclSyntax.self) {
          read(associated, into: &model)
        } else if !item.decl.is(TypeAliasDeclSyntax.self) {
          model.members += try MemberReader.members(of: item.decl)
        }
      } catch {
        problems.append(error)
      }
    }
    if !problems.isEmpty { return .failure(DoubleProblems(problems: problems)) }
    MemberNames.assign(to: &model.members)
    return .success(model)
  }

  private static func isOurs(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "TestDoubles"
      || attribute.as(AttributeSyntax.self)?.attributeName.is(MemberTypeSyntax.self) == true
  }

  private static func read(_ syntax: AssociatedTypeDeclSyntax, into model: inout DoubledProtocol) {
    model.associatedTypes.append(
      DoubledProtocol.AssociatedType(
        name: syntax.name.text, inheritance: syntax.inheritanceClause.map { $0.trimmedDescription } ?? ""))
    model.associatedWhere += syntax.genericWhereClause?.requirements.map { $0.requirement.trimmedDescription } ?? []
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
