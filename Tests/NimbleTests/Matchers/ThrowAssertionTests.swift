import Nimble
import Testing

@Suite(.serialized) struct ThrowAssertionTests {
  private struct Problem: Error, CustomStringConvertible {
    var description: String { "problem" }
  }

  @Test("A trap matches, and what is behind it is not reached")
  func trap() {
    let numbers = [1]
    var reached: [String] = []
    #expect(failures { expect { fatalError("as it should") }.to(throwAssertion()) } == [])
    #expect(
      failures {
        expect {
          reached.append("before")
          _ = numbers[reached.count]
          reached.append("behind")
        }.to(throwAssertion())
      } == [])
    #expect(reached == ["before"])
  }

  @Test("Without a trap the message says so, or which error was thrown")
  func noTrap() {
    #expect(failures { expect { 1 }.to(throwAssertion()) } == ["expected to throw an assertion"])
    #expect(failures { expect { 1 }.toNot(throwAssertion()) } == [])
    #expect(
      failures { expect { throw Problem() }.to(throwAssertion()) }
        == ["expected to throw an assertion; threw error instead <problem>"])
    #expect(failures { expect { fatalError("as it should") }.toNot(throwAssertion()) }.count == 1)
  }
}
