/// What sets the kinds of double apart.
protocol DoubleBody {
  /// What the name of the double begins with.
  var prefix: String { get }
  /// Whether tests make subclasses of it.
  var isBase: Bool { get }

  /// Members that do not depend on the requirements.
  func fixedMembers(of model: DoubledProtocol) -> [String]
  /// The members with which a test tells the double what to do at a requirement.
  func companions(of member: DoubledMember, in model: DoubledProtocol) -> [String]
  /// The statements of a function.
  func call(_ member: DoubledMember, in model: DoubledProtocol) -> [String]
  /// The statements of an initialiser.
  func initializer(_ member: DoubledMember, in model: DoubledProtocol) -> [String]
  /// The statements of a getter.
  func getter(_ member: DoubledMember, in model: DoubledProtocol) -> [String]
  /// The statements of a setter.
  func setter(_ member: DoubledMember, in model: DoubledProtocol) -> [String]
}

extension DoubleBody {
  var isBase: Bool { false }

  func name(in model: DoubledProtocol) -> String { prefix + model.name.filter { $0 != "`" } }

  /// The name of a member for messages, as a literal.
  func quoted(_ member: DoubledMember, in model: DoubledProtocol, suffix: String = "") -> String {
    "\"\(name(in: model)).\(member.title)\(suffix)\""
  }

  func owner(_ member: DoubledMember) -> String { member.isStatic ? "Self" : "self" }

  func fixedMembers(of model: DoubledProtocol) -> [String] { plainInitializer(of: model) }

  func companions(of member: DoubledMember, in model: DoubledProtocol) -> [String] { [] }

  func initializer(_ member: DoubledMember, in model: DoubledProtocol) -> [String] { [] }

  func getter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] { call(member, in: model) }

  /// An initialiser for the test, unless the protocol asks for the same.
  func plainInitializer(of model: DoubledProtocol) -> [String] {
    if model.requiresPlainInitializer { return [] }
    return ["\(model.memberAccess)\(model.needsObject ? "override " : "")init() {}"]
  }

  /// A member that a type has once: classes with type parameters cannot store it themselves.
  func staticValue(_ name: String, type: String, value: String, in model: DoubledProtocol) -> String {
    """
    \(model.memberAccess)nonisolated static var \(name): \(type) {
      StaticDoubles.value(of: self, "\(name)") { \(value) }
    }
    """
  }
}
