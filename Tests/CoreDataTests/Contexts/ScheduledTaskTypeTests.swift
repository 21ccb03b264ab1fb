import CoreData
import Dispatch
import TestSupport
import Testing

@MainActor @Suite("When blocks of contexts run")
struct ScheduledTaskTypeTests {
  @Test("At once where the caller is on the context's queue, unless they are enqueued")
  func order() async throws {
    let context = try Library(.memory).context
    let log = Recorded()
    DispatchQueue.main.async { log.add("before") }
    await context.perform { log.add("immediate") }
    #expect(log.all == ["immediate"])
    await context.perform(schedule: .enqueued) { log.add("enqueued") }
    #expect(log.all == ["immediate", "before", "enqueued"])
    await #expect(throws: CancellationError.self) { try await context.perform { throw CancellationError() } }
  }
}
