import Foundation
import FoundationOverlay
import Testing

struct ProgressInitializingTests {
  @Test func `a new progress has no units, and counts those that it is given`() {
    let progress: Progress = .init()
    #expect(progress.totalUnitCount == 0)
    #expect(progress.completedUnitCount == 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
    #expect(Progress().totalUnitCount == 0)
  }
}
