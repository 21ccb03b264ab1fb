/// A type or global of a module, with the members of the type.
public struct SDKDeclaration: Sendable {
  /// The declaration itself.
  public let fact: SDKFact
  public internal(set) var members: [SDKFact] = []

  init?(_ fact: SDKFact) {
    switch fact.kind {
    case .initializer, .enumCase, .subscriptAccess: return nil
    default: self.fact = fact
    }
  }

  /// The name with those of the types around.
  public var name: String { fact.name }

  /// The name without those of the types around.
  public var simpleName: String { name.split(separator: ".").last.map { String($0) } ?? name }

  /// The superclass and the protocols of a type, its raw type included.
  public var inherited: [String] { fact.inherited }
}
