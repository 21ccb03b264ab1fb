import Foundation
import Testing

extension EndToEndTests.ProjectTests {
  @Suite("An app that looks for a delegate among its tests", .serialized, .fixture("Injected"))
  struct InjectedTests {
    @Test("It finds it where its unit tests run, and has its own in UI tests")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 3)
    }
  }
}
