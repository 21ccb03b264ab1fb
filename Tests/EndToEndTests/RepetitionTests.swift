import Foundation
import Testing

extension EndToEndTests {
  /// A suite of 100 tests that show tables, alerts and stacks, and wait.
  @Suite("Repetition", .serialized, .fixture("Repetition"))
  struct RepetitionTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("A suite that runs 100 times does the same each time, and in the same memory")
    func hundredTimes() async throws {
      let run = try await workspace.test("--iterations", "100", "--seed", "1")
      #expect(run.status == 0, "\(run.result.errors)")
      #expect(run.passed.count == 10_000)
      let order = run.order
      #expect(order.count == 10_000 && Set(order.prefix(100)).count == 100)
      #expect(stride(from: 0, to: order.count, by: 100).allSatisfy { order[$0..<($0 + 100)] == order[..<100] })

      let sets = run.events.compactMap(\.text).filter { $0.hasPrefix("set: ") }
      #expect(sets.count == 100 && Set(sets).count == 1)

      let pages = run.events.compactMap(\.text).compactMap { text in
        text.hasPrefix("resident pages: ") ? Int(text.dropFirst("resident pages: ".count)) : nil
      }
      try #require(pages.count == 100)
      // Allocators and caches fill up in the first runs.
      #expect(Double(pages[99]) < Double(pages[19]) * 1.1, "\(pages[19]) pages have become \(pages[99])")
    }
  }
}
