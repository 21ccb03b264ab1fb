import Nimble
import Testing

struct SyncExpectationTests {
  private struct Stop: Error {}

  @Test("The expression is evaluated once")
  func once() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    #expect(failures { expect(next()).to(equal(1)).to(beLessThan(2)) } == [])
    #expect(count == 1)
  }

  @Test("What has become of it decides whether onFailure throws")
  func status() {
    let found = failures {
      #expect(expect(1).status == .pending)
      #expect(expect(1).to(equal(1)).status == .passed)
      #expect(expect(1).to(equal(2)).status == .failed)
      #expect(expect(1).to(equal(2)).to(equal(1)).status == .mixed)
      #expect(throws: Stop.self) { try expect(1).to(equal(2)).onFailure(throw: Stop()) }
      #expect(throws: Never.self) { try expect(1).to(equal(1)).onFailure(throw: Stop()) }
    }
    #expect(found.count == 3)
    let early = failures { #expect(throws: Never.self) { try expect(1).onFailure(throw: Stop()) } }
    #expect(early.count == 1)
    #expect(early.first?.contains("before a matcher has been applied") == true)
  }

  @Test("On the main actor, asynchronous expectations of what it isolates compile and run there") @MainActor
  func mainActor() async throws {
    var count = 0
    func next() -> Int {
      MainActor.assertIsolated()
      count += 1
      return count
    }
    let found = await failures {
      await expecta(next()).to(equal(1))
      await expect {
        await Task.yield()
        return next()
      }.to(equal(2))
      _ = try? await requirea(next()).to(equal(3))
    }
    #expect(found == [])
  }

  @Test("Trailing closures and closures that throw")
  func closures() {
    #expect(failures { expect { 1 }.to(equal(1)) } == [])
    #expect(failures { expect { nil as Int? }.to(beNil()) } == [])
    #expect(failures { expects { 1 }.to(equal(2)) } == ["expected to equal <2>, got <1>"])
  }
}
