/// A double that records every call and passes it on.
struct SpyBody: DoubleBody {
  let prefix = "Spy"

  func fixedMembers(of model: DoubledProtocol) -> [String] {
    let access = model.memberAccess
    var members = model.associatedTypes.map { "\(access)typealias \($0.name) = Wrapped.\($0.name)" }
    members.append("\(access)let calls = CallLog()")
    if model.members.contains(where: \.isStatic) {
      members.append(staticValue("staticCalls", type: "CallLog", value: "CallLog()", in: model))
    }
    let isReadAnywhere = model.members.contains { $0.attributes.contains("nonisolated") }
    members.append("\(access)\(isReadAnywhere ? "nonisolated(unsafe) " : "")var wrapped: Wrapped")
    members.append("\(access)init(_ wrapped: Wrapped) {\n  self.wrapped = wrapped\n}")
    if !model.requiresPlainInitializer, model.typeParameters.isEmpty {
      let stub = StubBody().name(in: model)
      let override = model.needsObject ? "override " : ""
      // A class of NSObject's cannot limit what it overrides.
      if override.isEmpty {
        members.append("\(access)init() where Wrapped == \(stub) {\n  self.wrapped = \(stub)()\n}")
      }
    }
    return members
  }

  func call(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    [
      record(member),
      "return \(member.callEffects)\(target(member)).\(member.name)(\(member.arguments))",
    ]
  }

  func initializer(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let made = "\(member.callEffects)Wrapped(\(member.arguments))"
    let assignment =
      member.isFailable
      ? ["guard let wrapped = \(made) else { return nil }", "self.wrapped = wrapped"] : ["self.wrapped = \(made)"]
    return assignment + (model.needsObject ? ["super.init()"] : []) + [record(member)]
  }

  func getter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    [record(member), "return \(member.callEffects)\(access(member))"]
  }

  func setter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let arguments = member.parameters.map(\.recorded) + ["newValue as Any"]
    return [
      "\(log(member)).record(\"\(member.title) =\", [\(arguments.joined(separator: ", "))])",
      "\(access(member)) = newValue",
    ]
  }

  private func record(_ member: DoubledMember) -> String {
    "\(log(member)).record(\"\(member.title)\", \(member.recordedArguments))"
  }

  private func log(_ member: DoubledMember) -> String { member.isStatic ? "Self.staticCalls" : "self.calls" }

  private func target(_ member: DoubledMember) -> String { member.isStatic ? "Wrapped" : "self.wrapped" }

  private func access(_ member: DoubledMember) -> String {
    member.form == .subscript ? "\(target(member))[\(member.arguments)]" : "\(target(member)).\(member.name)"
  }
}
