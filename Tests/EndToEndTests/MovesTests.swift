import Foundation
import Testing

extension EndToEndTests.ProjectTests {
  @Suite("An app whose items are moved, dragged and followed", .serialized, .fixture("Moves"))
  struct MovesTests {
    @Test("Fingers and keys of UI tests do it")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 3)
    }
  }
}
