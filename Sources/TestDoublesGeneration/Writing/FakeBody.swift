/// A base class whose properties and subscripts work, and whose functions are to be filled in.
struct FakeBody: DoubleBody {
  let prefix = "Fake"
  let isBase = true

  func fixedMembers(of model: DoubledProtocol) -> [String] {
    let value = "FakeStorage(\"\(name(in: model))\")"
    var members = ["\(model.memberAccess)let storage = \(value)"]
    if model.members.contains(where: \.isStatic) {
      members.append(staticValue("staticStorage", type: "FakeStorage", value: value, in: model))
    }
    return members + plainInitializer(of: model)
  }

  func call(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    ["return \(member.tryKeyword)FakeUse.answer(\(quoted(member, in: model)), failing: (\(member.failure)).self)"]
  }

  func getter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let arguments = "\"\(member.title)\", \(member.recordedArguments), failing: (\(member.failure)).self"
    return ["return \(member.tryKeyword)\(storage(member)).value(\(arguments))"]
  }

  func setter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    ["\(storage(member)).set(\"\(member.title)\", \(member.recordedArguments), to: newValue)"]
  }

  private func storage(_ member: DoubledMember) -> String { member.isStatic ? "Self.staticStorage" : "self.storage" }
}
