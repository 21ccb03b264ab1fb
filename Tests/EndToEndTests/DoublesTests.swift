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
      #expect(
        run.passed
          == ["testFake", "testInheritedRequirements", "testSpy", "testStub"].map {
            "WeatherTests/TravellerTests/\($0)"
          })
      #expect(run.failed == ["testDummy", "testMock"].map { "WeatherTests/TravellerTests/\($0)" })
    }

    @Test("What cannot be doubled is an error at its line, also where it is inherited from the app")
    func diagnostics() async throws {
      let tallying = "WeatherTests/Tallying.swift"
      let own = try await workspace.changing(tallying, "func add(_ number: Int)", to: "func add(_ numbers: Int...)") {
        try await workspace.test()
      }
      #expect(own.status == 3)
      let path = workspace.url(tallying).path
      #expect(own.result.errors.contains("\(path):6:12: error: a variadic parameter cannot be passed on by a spy"))

      let inherited = try await workspace.changing(
        "Weather/Counting.swift", "func reset()", to: "func reset() -> Self"
      ) {
        try await workspace.test()
      }
      #expect(inherited.status == 3)
      #expect(inherited.result.errors.contains("Counting asks for () -> Self: Self is another type for each double"))
      #expect(inherited.result.errors.contains("\(path):5:"))
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
