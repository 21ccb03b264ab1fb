import Foundation
import Testing

extension EndToEndTests {
  /// A project that doubles a protocol of its app and one of its tests.
  @Suite("Doubles", .serialized, .fixture("Doubles"))
  struct DoublesTests {
    let workspace: Workspace
    let run: RunRecord

    init() async throws {
      workspace = try #require(Workspace.current)
      run = try await workspace.sharedTest()
    }

    @Test("Doubles of the app's protocols and of the tests' own work")
    func outcomes() {
      #expect(run.status == 1, "\(run.result.errors)")
      #expect(run.passed == ["testFake", "testSpy", "testStub"].map { "WeatherTests/TravellerTests/\($0)" })
      #expect(run.failed == ["testDummy", "testMock"].map { "WeatherTests/TravellerTests/\($0)" })
    }

    @Test("A mock that the test case keeps fails its test, at the expectation")
    func mock() throws {
      let issue = try run.issue(of: "WeatherTests/TravellerTests/testMock")
      #expect(
        issue.message?.hasSuffix("MockForecasting.forget(_:) with Paris was expected once, and called never") == true)
      #expect(issue.line == (try workspace.line(of: "Paris", in: "WeatherTests/TravellerTests.swift")))
    }
  }
}
