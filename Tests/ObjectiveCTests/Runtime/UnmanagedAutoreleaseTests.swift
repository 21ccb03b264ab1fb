import Foundation
import ObjectiveC
import Testing

@Suite("References that are given back later")
struct UnmanagedAutoreleaseTests {
  private final class Kept {
    let end: () -> Void
    init(end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  @Test("An object lives to the end of the pool") @MainActor
  func pool() {
    var hasEnded = false
    autoreleasepool {
      let reference = Unmanaged.passRetained(Kept { hasEnded = true }).autorelease()
      #expect(!hasEnded)
      withExtendedLifetime(reference) {}
    }
    #expect(hasEnded)
  }
}
