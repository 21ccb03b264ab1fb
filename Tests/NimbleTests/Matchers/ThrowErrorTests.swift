import Nimble
import Testing

struct ThrowErrorTests {
  private enum Trouble: Error, Equatable {
    case small, big
  }

  private enum Other: Error {
    case other
  }

  private func trouble(_ trouble: Trouble) throws { throw trouble }

  @Test("Any error, a certain one, one of a type")
  func errors() {
    #expect(failures { expect { try trouble(.small) }.to(throwError()) } == [])
    #expect(failures { expect {}.to(throwError()) } == ["expected to throw any error, got no error"])
    #expect(
      failures { expect { try trouble(.small) }.toNot(throwError()) } == [
        "expected to not throw any error, got <small>"
      ])
    #expect(failures { expect { try trouble(.small) }.to(throwError(Trouble.small)) } == [])
    #expect(
      failures { expect { try trouble(.big) }.to(throwError(Trouble.small)) } == [
        "expected to throw error <small>, got <big>"
      ])
    #expect(failures { expect { try trouble(.big) }.to(throwError(errorType: Trouble.self)) } == [])
    #expect(
      failures { expect { try trouble(.big) }.to(throwError(errorType: Other.self)) }
        == ["expected to throw error from type <Other>, got <big>"])
  }

  @Test("The closure's expectations count")
  func closures() {
    #expect(
      failures { expect { try trouble(.big) }.to(throwError { (error: Trouble) in expect(error) == .big }) } == [])
    let found = failures { expect { try trouble(.big) }.to(throwError { (error: Trouble) in expect(error) == .small }) }
    #expect(found.last == "expected to throw error from type <Trouble> that satisfies block, got <big>")
  }

  @Test("matchError looks at a value")
  func values() {
    let error: any Error = Trouble.small
    #expect(failures { expect(error).to(matchError(Trouble.small)) } == [])
    #expect(failures { expect(error).to(matchError(Trouble.big)) } == ["expected to match error <big>, got <small>"])
    #expect(
      failures { expect(error).to(matchError(Other.self)) } == [
        "expected to match error from type <Other>, got <small>"
      ])
    let none: (any Error)? = nil
    #expect(
      failures { expect(none).to(matchError(Trouble.big)) } == ["expected to match error <big>, got no error" + hint])
  }

  @Test("An error that nothing expects is a failure")
  func unexpected() {
    #expect(
      failures {
        expect {
          try trouble(.big); return 1
        }.to(equal(1))
      } == ["unexpected error thrown: <big>"])
  }
}
