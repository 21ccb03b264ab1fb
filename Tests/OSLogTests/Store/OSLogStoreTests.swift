import Foundation
import FoundationOverlay
import OSLog
import Testing

@Suite("The store of the log")
struct OSLogStoreTests {
  private let subsystem = "store.\(UUID().uuidString)"

  private func entries(_ options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil) throws
    -> [OSLogEntryLog]
  {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let predicate = NSPredicate(format: "subsystem == %@", subsystem)
    return try store.getEntries(with: options, at: position, matching: predicate).compactMap { $0 as? OSLogEntryLog }
  }

  @Test("What the process logged, in its order")
  func messages() throws {
    let logger = Logger(subsystem: subsystem, category: "net")
    logger.info("loaded \(3)")
    logger.error("failed \("x", privacy: .private)")
    os_log(.fault, log: OSLog(subsystem: subsystem, category: "db"), "broken")
    let found = try entries()
    #expect(found.map(\.composedMessage) == ["loaded 3", "failed <private>", "broken"])
    #expect(found.map(\.level) == [.info, .error, .fault])
    #expect(found.map(\.category) == ["net", "net", "db"])
    #expect(found.allSatisfy { $0.processIdentifier == ProcessInfo.processInfo.processIdentifier })
    #expect(try entries(.reverse).map(\.composedMessage) == ["broken", "failed <private>", "loaded 3"])
  }

  @Test("From a position on")
  func positions() throws {
    Logger(subsystem: subsystem, category: "a").notice("first")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    #expect(try entries(at: store.position(timeIntervalSinceEnd: 60)).count == 1)
    #expect(try entries(at: store.position(date: Date().addingTimeInterval(60))).isEmpty)
    #expect(try entries(at: store.position(timeIntervalSinceLatestBoot: 0)).count == 1)
    #expect(throws: (any Error).self) { try OSLogStore(scope: .system) }
  }
}
