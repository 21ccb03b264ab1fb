import Foundation
import Testing

extension EndToEndTests {
  @Suite("An app with frameworks of services that are not there", .serialized, .fixture("Services"))
  struct ServicesTests {
    @Test("They are linked where they are imported, and a person is asked in UI tests")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 10)
    }
  }
}
