import Nimble
import Testing

struct ExpectationMessageTests {
  @Test("Messages as texts")
  func texts() {
    let message = ExpectationMessage.expectedActualValueTo("win")
    #expect(message.toString(actual: "<1>") == "expected to win, got <1>")
    #expect(message.appendedBeNilHint().toString(actual: "<1>") == "expected to win, got <1>" + hint)
    #expect(message.prepended(expectation: "not ").toString(actual: "<1>") == "expected to not win, got <1>")
    #expect(message.appended(details: "more").toString(actual: "<1>") == "expected to win, got <1>\n\nmore")
    #expect(ExpectationMessage.fail("no").toString(actual: "") == "no")
    #expect(message.appended(message: " big").expectedMessage == "win big")
    #expect(message.wrappedExpectation(before: "a ", after: " z").toString(actual: "1") == "expected to a win, got 1 z")
    #expect(ExpectationMessage.expectedCustomValueTo("win", actual: "2").expectedMessage == "win")
  }

  @Test("Values as texts")
  func values() {
    #expect(stringify(nil as Int?) == "nil")
    #expect(stringify(1.0) == "1")
    #expect(stringify(0.1 + 0.2) == "0.3")
    #expect(stringify(1.25) == "1.25")
    #expect(stringify(Float(0.125)) == "0.125")
    #expect(stringify(2.0 / 3) == "0.6667")
    #expect(stringify("a") == "a")
    #expect(stringify(["a", "b"]) == "[a, b]")
    #expect(stringify(1 as Int?) == "1")
  }
}
