/// A double that records every call and passes it on.
struct SpyBody: DoubleBody {
  let prefix = "Spy"

  func fixedMembers(of model: DoubledProtocol) -> [String] {
    let access = model.memberAccess
    let (type, object) = (Self.type(in: model), object(in: model))
    var members = model.associatedTypes.map { "\(access)typealias \($0.name) = \(type).\($0.name)" }
    members.append("\(access)let \(calls(in: model)): TestDoubles.CallLog = .init()")
    if model.members.contains(where: \.isStatic) {
      members.append(staticValue(staticCalls(in: model), type: "TestDoubles.CallLog", value: ".init()", in: model))
    }
    let isReadAnywhere = model.members.contains { $0.attributes.contains("nonisolated") }
    members.append("\(access)\(isReadAnywhere ? "nonisolated(unsafe) " : "")var \(object): \(type)")
    members.append("\(access)init(_ wrapped: \(type)) {\n  self.\(object) = wrapped\n}")
    if !model.requiresPlainInitializer, model.typeParameters.isEmpty {
      let stub = StubBody().name(in: model)
      let override = model.needsObject ? "override " : ""
      // A class of NSObject's cannot limit what it overrides.
      if override.isEmpty {
        members.append("\(access)init() where \(type) == \(stub) {\n  self.\(object) = \(stub)()\n}")
      }
    }
    return members
  }

  func call(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    [
      record(member, in: model),
      "return \(member.callEffects)\(target(member, in: model)).\(member.name)(\(member.arguments))",
    ]
  }

  func initializer(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let made = "\(member.callEffects)\(Self.type(in: model))(\(member.arguments))"
    let object = object(in: model)
    let assignment =
      member.isFailable
      ? ["guard let made = \(made) else { return nil }", "self.\(object) = made"] : ["self.\(object) = \(made)"]
    return assignment + (model.needsObject ? ["super.init()"] : []) + [record(member, in: model)]
  }

  func getter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    [record(member, in: model), "return \(member.callEffects)\(access(member, in: model))"]
  }

  func setter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let arguments = member.parameters.map(\.recorded) + ["newValue as Any"]
    return [
      "\(log(member, in: model)).record(\"\(member.title) =\", [\(arguments.joined(separator: ", "))])",
      "\(access(member, in: model)) = newValue",
    ]
  }

  /// The type parameter for what is wrapped.
  static func type(in model: DoubledProtocol) -> String { model.free("Wrapped", or: "WrappedObject") }

  private func object(in model: DoubledProtocol) -> String { model.free("wrapped", or: "wrappedObject") }

  private func calls(in model: DoubledProtocol) -> String { model.free("calls", or: "spiedCalls") }

  private func staticCalls(in model: DoubledProtocol) -> String { model.free("staticCalls", or: "spiedStaticCalls") }

  private func record(_ member: DoubledMember, in model: DoubledProtocol) -> String {
    "\(log(member, in: model)).record(\"\(member.title)\", \(member.recordedArguments))"
  }

  private func log(_ member: DoubledMember, in model: DoubledProtocol) -> String {
    member.isStatic ? "Self.\(staticCalls(in: model))" : "self.\(calls(in: model))"
  }

  private func target(_ member: DoubledMember, in model: DoubledProtocol) -> String {
    member.isStatic ? Self.type(in: model) : "self.\(object(in: model))"
  }

  private func access(_ member: DoubledMember, in model: DoubledProtocol) -> String {
    let target = target(member, in: model)
    return member.form == .subscript ? "\(target)[\(member.arguments)]" : "\(target).\(member.name)"
  }
}
