import SwiftSyntax

/// A protocol as doubles of it are written.
struct DoubledProtocol {
  struct AssociatedType {
    var name: String
    /// `: Hashable`, or nothing.
    var inheritance: String
  }

  var name: String
  /// `public `, `package `, `fileprivate ` or nothing.
  var access: String
  /// Global actors and availability.
  var attributes = ""
  var associatedTypes: [AssociatedType] = []
  /// The requirements of all associated types' `where` clauses.
  var associatedWhere: [String] = []
  /// The associated types that the protocol itself says the type of.
  var fixedTypes: [String: String] = [:]
  var parents: Set<KnownParent> = []
  var members: [DoubledMember] = []

  var isSendable: Bool { !parents.isDisjoint(with: [.sendable, .error, .localizedError, .customError]) }

  /// Whether a conforming class must be a subclass of `NSObject`.
  var needsObject: Bool { parents.contains(.object) || parents.contains(.objectClass) }

  /// Members of a double can be seen where the protocol can.
  var memberAccess: String { access == "fileprivate " ? "" : access }

  /// A name for a member or a type parameter of a double, unless the protocol itself uses it.
  func free(_ name: String, or other: String) -> String {
    let isTaken =
      members.contains { $0.name == name || $0.genericNames.contains(name) }
      || associatedTypes.contains { $0.name == name } || fixedTypes[name] != nil
    return isTaken ? other : name
  }

  var requiresPlainInitializer: Bool {
    members.contains { $0.form == .initializer && $0.parameters.isEmpty }
  }

  /// The associated types that a double leaves to whoever makes it.
  var typeParameters: [AssociatedType] { associatedTypes.filter { fixedTypes[$0.name] == nil } }

  /// Adds a requirement, unless an heir repeats it.
  mutating func add(_ member: DoubledMember) {
    guard let index = members.firstIndex(where: { $0.signature == member.signature }) else {
      members.append(member)
      return
    }
    members[index].hasSetter = members[index].hasSetter || member.hasSetter
  }

  mutating func add(_ syntax: AssociatedTypeDeclSyntax) {
    let inheritance = syntax.inheritanceClause.map { $0.trimmedDescription } ?? ""
    associatedWhere += syntax.genericWhereClause?.requirements.map { $0.requirement.trimmedDescription } ?? []
    guard let index = associatedTypes.firstIndex(where: { $0.name == syntax.name.text }) else {
      associatedTypes.append(AssociatedType(name: syntax.name.text, inheritance: inheritance))
      return
    }
    let known = associatedTypes[index].inheritance
    associatedTypes[index].inheritance =
      known.isEmpty || inheritance.isEmpty ? known + inheritance : "\(known) & \(inheritance.dropFirst(2))"
  }

  mutating func add(_ parent: KnownParent) { parents.insert(parent) }
}
