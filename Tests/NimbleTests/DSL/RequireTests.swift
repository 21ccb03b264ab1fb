import Nimble
import Testing

struct RequireTests {
  private struct Custom: Error {}

  @Test("What holds returns the value")
  func holds() throws {
    #expect(try require(1).to(equal(1)) == 1)
    #expect(try unwrap(1 as Int?) == 1)
  }

  @Test("What does not hold is recorded and thrown")
  func fails() {
    var thrown: (any Error)?
    let found = failures {
      do { try require(1).to(equal(2)) } catch { thrown = error }
    }
    #expect(found == ["expected to equal <2>, got <1>"])
    #expect((thrown as? RequireError)?.message == "expected to equal <2>, got <1>")
    #expect((thrown as? RequireError)?.errorUserInfo["XCTestErrorUserInfoKeyShouldIgnore"] as? Bool == true)
    #expect(failures { _ = try? unwrap(nil as Int?) } == ["expected to not be nil, got <nil>"])
    #expect(failures { #expect(throws: Custom.self) { try require(customError: Custom(), 1).to(equal(2)) } }.count == 1)
  }

  @Test("fail always fails, at its place")
  func plainFailure() {
    let line = UInt(#line)
    let records = gatherFailingExpectations(silently: true) {
      fail("no")
      fail()
    }
    #expect(records.map(\.message.stringValue) == ["no", "fail() always fails"])
    #expect(records.map(\.location.line) == [line + 2, line + 3])
    #expect(records[0].location.filePath == #filePath)
  }
}
