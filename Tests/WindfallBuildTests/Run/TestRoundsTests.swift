import Testing
import WindfallCore
import WindfallProject

@testable import WindfallBuild

struct TestRoundsTests {
  private let one = TestIdentifier(target: "T", className: "A", method: "one")
  private let two = TestIdentifier(target: "T", className: "A", method: "two")

  @Test func `a fixed number of times is one round`() {
    var rounds = TestRounds([one, two], .fixed(2))
    #expect(rounds.first == [one, two, one, two])
    rounds.note(one, .failed)
    #expect(rounds.takeNext() == nil)
  }

  @Test func `what is repeated without end is taken in pieces`() {
    var rounds = TestRounds([one, two], .fixed(5), longestList: 5)
    #expect(rounds.first == [one, two, one, two])
    #expect(rounds.times == 5)
    #expect(rounds.takeNext() == [one, two, one, two])
    #expect(rounds.takeNext() == [one, two])
    #expect(rounds.takeNext() == nil)
    #expect(TestRounds([one, two], .fixed(.max)).first.count == TestRounds.longestList)
    var none = TestRounds([], .fixed(.max))
    #expect(none.first == [] && none.takeNext() == nil)
  }

  @Test func `tests that pass are run until they fail, or often enough`() {
    var rounds = TestRounds([one, two], .untilFailure(3))
    rounds.note(one, .passed)
    rounds.note(two, .failed)
    #expect(!rounds.retriesFailures)
    #expect(rounds.takeNext() == [one])
    rounds.note(one, .passed)
    #expect(rounds.takeNext() == [one])
    rounds.note(one, .passed)
    #expect(rounds.takeNext() == nil)
  }

  @Test func `tests that fail are run until they pass, or often enough`() {
    var rounds = TestRounds([one, two], .retryOnFailure(2))
    #expect(rounds.retriesFailures)
    rounds.note(one, .passed)
    rounds.note(two, .retried)
    #expect(rounds.takeNext() == [two])
    #expect(!rounds.retriesFailures)
    rounds.note(two, .failed)
    #expect(rounds.takeNext() == nil)
  }
}
