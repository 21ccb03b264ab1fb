/// A base class whose properties and subscripts work, and whose functions are to be filled in.
struct FakeBody: DoubleBody {
  let prefix = "Fake"
  let isBase = true

  func fixedMembers(of model: DoubledProtocol) -> [String] {
    let value = "FakeStorage(\"\(name(in: model))\")"
    var members = ["\(model.memberAccess)let \(ownName(in: model)) = \(value)"]
    if model.members.contains(where: \.isStatic) {
      members.append(staticValue(staticName(in: model), type: "FakeStorage", value: value, in: model))
    }
    return members + plainInitializer(of: model)
  }

  func call(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    ["return \(member.tryKeyword)FakeUse.answer(\(quoted(member, in: model)), failing: (\(member.failure)).self)"]
  }

  func getter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let arguments = "\"\(member.title)\", \(member.recordedArguments), failing: (\(member.failure)).self"
    return ["return \(member.tryKeyword)\(storage(member, in: model)).value(\(arguments))"]
  }

  func setter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    ["\(storage(member, in: model)).set(\"\(member.title)\", \(member.recordedArguments), to: newValue as Any)"]
  }

  private func ownName(in model: DoubledProtocol) -> String { model.free("storage", or: "fakeStorage") }

  private func staticName(in model: DoubledProtocol) -> String { model.free("staticStorage", or: "fakeStaticStorage") }

  private func storage(_ member: DoubledMember, in model: DoubledProtocol) -> String {
    member.isStatic ? "Self.\(staticName(in: model))" : "self.\(ownName(in: model))"
  }
}
