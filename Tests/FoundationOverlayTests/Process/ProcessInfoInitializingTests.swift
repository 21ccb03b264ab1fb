import Foundation
import FoundationOverlay
import Testing

struct ProcessInfoInitializingTests {
  @Test func `what is made tells of this process`() {
    #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(ProcessInfo().environment == ProcessInfo.processInfo.environment)
  }
}
