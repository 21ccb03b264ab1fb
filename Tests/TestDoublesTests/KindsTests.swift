import Foundation
import TestDoubles
import Testing

/// The kinds of requirements that are less common.
@Suite(.serialized) struct KindsTests {
  @Test func closures() throws {
    let spy = SpyHandling()
    spy.wrapped.nonescapingAnswer.returns("text")
    spy.wrapped.evaluatedAnswer.returns(2)
    spy.wrapped.returnedAnswer.returns { "\($0)" }
    #expect(spy.nonescaping { "\($0)" } == "text")
    #expect(spy.evaluated(1 + 1) == 2)
    try spy.throwing(3)
    spy.two(first: { _ in }, second: {})
    spy.onMain {}
    spy.handler = nil
    #expect(spy.returned()(5) == "5")
    #expect(
      spy.calls.members == [
        "nonescaping(_:)", "evaluated(_:)", "throwing(_:)", "two(first:second:)", "onMain(_:)", "handler =",
        "returned()",
      ])
    #expect("\(spy.calls.all[3].arguments[0])" == "a closure")
  }

  @Test func generics() {
    let stub = StubGeneralizing()
    stub.getAnswer.returns(4)
    stub.valuesAnswer.returns(["a"])
    stub.resultAnswer.returns(Result<Int, LoadingError>.failure(.notFound))
    stub.subscriptTypedAnswer.returns("typed")
    #expect(stub.get(Int.self) == 4)
    #expect(stub.values([1: "b"]) == ["a"])
    #expect(stub.result(Result<Int, LoadingError>.success(1)) == .failure(.notFound))
    #expect(stub[typed: String.self] == "typed")
    let mock = MockGeneralizing()
    mock.expectPut(.where("three") { $0 as? Int == 3 })
    mock.put(3)
    let fake = FakeGeneralizing()
    fake["a"] = "one"
    fake[2] = "two"
    #expect(fake["a"] == "one" && fake[2] == "two")
  }

  @Test func associatedTypes() throws {
    let stub = StubKeeping<String, LoadingError, Int>()
    let id = UUID()
    stub.idAnswer.returns(id)
    stub.findAnswer.returns("found")
    let spy = SpyKeeping(stub)
    #expect(try spy.find(1) == "found")
    #expect(spy.id == id)
    spy.save("kept") { _ in }
    #expect(spy.calls.of("save(_:_:)").first?.argument() == "kept")
  }

  @Test func membersOfTypesAndWordsOfTheLanguage() throws {
    defer { StaticDoubles.reset() }
    StubBelonging.subscriptIntAnswer.returns("static")
    #expect(SpyBelonging<StubBelonging>[0] == "static")
    #expect(SpyBelonging<StubBelonging>.staticCalls.members == ["subscript(_:)"])
    let spy = SpyBelonging<StubBelonging>()
    spy.wrapped.titleAnswer.returns(nil)
    spy.wrapped.unwrappedAnswer.returns("kept")
    #expect(spy.title == nil)
    #expect(spy.unwrapped(nil) == "kept")
    spy.default(in: 1, for: "a", while: 2)
    var numbers = [1]
    spy.wrapped.changeAnswer.returns(7)
    #expect(spy.change(&numbers) == 7)
    #expect(SpyBelonging<StubBelonging>(maybe: "")?.calls.members == ["init(maybe:)"])
    #expect(spy.calls.members.suffix(2) == ["default(in:for:while:)", "change(_:)"])
  }

  @Test func namesThatTheDoublesHaveThemselves() {
    let stub = StubColliding<String>()
    stub.callsAnswer.returns([3])
    stub.wrappedAnswer.returns("in")
    let spy = SpyColliding(stub)
    #expect(spy.calls == [3] && spy.wrapped == "in")
    #expect(spy.spiedCalls.members == ["calls", "wrapped"] && spy.wrappedObject === stub)
    let mock = MockColliding<String>()
    mock.expectExpectations().returns(["one"])
    #expect(mock.expectations == ["one"])
    let fake = FakeColliding<String>()
    fake.wrapped = "kept"
    #expect(fake.wrapped == "kept")
  }

  @Test func nestedProtocols() {
    let stub = Outer.StubInner()
    stub.valueAnswer.returns(2)
    #expect(stub.value() == 2)
  }
}
