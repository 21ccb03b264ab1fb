/// A double that is only handed around: any use fails the test.
struct DummyBody: DoubleBody {
  let prefix = "Dummy"

  func call(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    ["return \(member.tryKeyword)DummyUse.answer(\(quoted(member, in: model)), failing: (\(member.failure)).self)"]
  }

  func initializer(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    // The test itself makes the dummy with this one.
    if member.parameters.isEmpty { return [] }
    return ["DoubleFailure.record(\"\(name(in: model)).\(member.title) was used, and a dummy must not be\")"]
  }

  func setter(_ member: DoubledMember, in model: DoubledProtocol) -> [String] {
    ["DoubleFailure.record(\"\(name(in: model)).\(member.title) was set, and a dummy must not be used\")"]
  }
}
