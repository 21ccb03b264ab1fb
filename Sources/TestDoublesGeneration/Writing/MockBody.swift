/// A double that knows which calls to expect.
struct MockBody: DoubleBody {
  let prefix = "Mock"

  func fixedMembers(of model: DoubledProtocol) -> [String] {
    let value = "MockExpectations(\"\(name(in: model))\")"
    var members = ["\(model.memberAccess)let \(ownName(in: model)) = \(value)"]
    if model.members.contains(where: isOfType) {
      members.append(staticValue(staticName(in: model), type: "MockExpectations", value: value, in: model))
    }
    return members + plainInitializer(of: model)
  }

  func companions(of member: DoubledMember, in model: DoubledProtocol) -> [String] {
    if member.form == .initializer, member.parameters.isEmpty { return [] }
    var companions = [expectation(member, setsValue: false, in: model)]
    if member.hasSetter { companions.append(expectation(member, setsValue: true, in: model)) }
    return companions
  }

  func call(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let arguments = "\"\(member.title)\", \(member.recordedArguments), failing: (\(member.failure)).self"
    return ["return \(member.tryKeyword)\(expectations(member, in: model)).answer(\(arguments))"]
  }

  func initializer(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    // The test itself makes the mock with this one.
    if member.parameters.isEmpty { return [] }
    let arguments = "\"\(member.title)\", \(member.recordedArguments), failing: (\(member.failure)).self"
    return ["let _: Void = \(member.tryKeyword)\(expectations(member, in: model)).answer(\(arguments))"]
  }

  func setter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    let arguments = (member.parameters.map(\.recorded) + ["newValue as Any"]).joined(separator: ", ")
    return [
      "let _: Void = \(expectations(member, in: model)).answer(\"\(member.title) =\", [\(arguments)], failing: Never.self)"
    ]
  }

  private func isOfType(_ member: DoubledMember) -> Bool { member.isStatic || member.form == .initializer }

  private func ownName(in model: DoubledProtocol) -> String { model.free("expectations", or: "mockExpectations") }

  private func staticName(in model: DoubledProtocol) -> String {
    model.free("staticExpectations", or: "mockStaticExpectations")
  }

  private func expectations(_ member: DoubledMember, in model: DoubledProtocol) -> String {
    isOfType(member) ? "Self.\(staticName(in: model))" : "self.\(ownName(in: model))"
  }

  private func expectation(_ member: DoubledMember, setsValue: Bool, in model: DoubledProtocol) -> String {
    var parameters: [String] = []
    var matchers: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      guard parameter.canBeKept else {
        matchers.append("AnyMatching.any")
        continue
      }
      let isGeneric =
        !parameter.mentioned.isDisjoint(with: member.genericNames) || parameter.plainType.contains("some ")
      let type = isGeneric ? "Any" : parameter.plainType
      parameters.append("\(parameter.label ?? "_") argument\(index + 1): TestDoubles.Matching<\(type)> = .any")
      matchers.append("argument\(index + 1).erased")
    }
    if setsValue {
      parameters.append("setTo newValue: TestDoubles.Matching<\(member.answerType)>")
      matchers.append("newValue.erased")
    }
    parameters.append("fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line")
    let result = setsValue || member.form == .initializer ? "Void" : member.answerType
    let failure = setsValue ? "Never" : member.failure
    let name = "expect\(member.identifier.prefix(1).uppercased())\(member.identifier.dropFirst())"
    let kind = isOfType(member) ? "nonisolated static " : ""
    return """
      @discardableResult
      \(model.memberAccess)\(kind)func \(name)(
        \(parameters.joined(separator: ",\n  "))
      ) -> MockExpectation<\(result), \(failure)> {
        \(expectations(member, in: model)).expect(
          "\(member.title)\(setsValue ? " =" : "")", [\(matchers.joined(separator: ", "))],
          at: CallPlace(fileID: fileID, filePath: filePath, line: line))
      }
      """
  }
}
