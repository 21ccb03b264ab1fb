import Foundation
import Testing

extension EndToEndTests {
  @Suite("Several processes", .serialized, .fixture("Covered"))
  struct ParallelTests {
    @Test("The report of two processes is that of one, also with a crash")
    func sameReport() async throws {
      let workspace = try #require(Workspace.current)
      let one = try await workspace.test("--seed", "5", "--jobs", "1")
      let two = try await workspace.test("--seed", "5", "--jobs", "2")
      #expect(one.status == 1 && two.status == 1)
      func told(_ run: RunRecord) -> [String] {
        run.events.map { [$0.event, $0.test, $0.status, $0.message].compactMap { $0 }.joined(separator: " ") }
      }
      #expect(told(one) == told(two))
      #expect(two.failed == ["CoveredUITests/CoveredUITests/testCountsAndCrashes"])
      #expect(workspace.leftovers().filter { $0.hasPrefix("tmp/") } == [])
    }
  }
}
