import Foundation
import FoundationOverlay
import Testing

struct URLResourceValuesTests {
  @Test func `what is available on a volume is so for every usage`() throws {
    let folder = URL(fileURLWithPath: "/")
    let values = try folder.resourceValues(forKeys: [
      .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
    ])
    let available = try #require(values.volumeAvailableCapacityForImportantUsage)
    #expect(available > 0 && values.volumeAvailableCapacityForOpportunisticUsage == available)
  }
}
