import Foundation
import FoundationOverlay
import Testing

@Suite("Reasons of errors")
struct URLErrorReasonTests {
  @Test("An error says which networks were not allowed, and who stopped a task in the background")
  func reasons() {
    let unavailable = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
    #expect(unavailable.networkUnavailableReason == .constrained && unavailable.backgroundTaskCancelledReason == nil)
    let stopped = URLError(
      .cancelled,
      userInfo: [NSURLErrorBackgroundTaskCancelledReasonKey: NSURLErrorCancelledReasonBackgroundUpdatesDisabled])
    #expect(stopped.backgroundTaskCancelledReason == .backgroundUpdatesDisabled)
    #expect(stopped.networkUnavailableReason == nil)
  }
}
