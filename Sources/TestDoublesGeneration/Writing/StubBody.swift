/// A double with fixed answers.
struct StubBody: DoubleBody {
  let prefix = "Stub"

  func companions(of member: DoubledMember, in model: DoubledProtocol) -> [String] {
    guard member.form != .initializer else { return [] }
    let name = "\(member.identifier)Answer"
    let type = "StubbedAnswer<\(member.answerType), \(member.failure)>"
    let value = "\(type)(\(quoted(member, in: model)), setBy: \"\(name)\")"
    if member.isStatic { return [staticValue(name, type: type, value: value, in: model)] }
    return ["\(model.memberAccess)let \(name) = \(value)"]
  }

  func call(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let cast = member.hasGenericResult ? "as: (\(member.result)).self" : ""
    return ["return \(member.tryKeyword)\(owner(member)).\(member.identifier)Answer.answer(\(cast))"]
  }

  func setter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let cast = member.hasGenericResult ? " as Any" : ""
    return ["\(owner(member)).\(member.identifier)Answer.returns(newValue\(cast))"]
  }
}
