import Foundation
import FoundationOverlay
import Testing

@Suite("Activities")
struct ProcessInfoActivitiesTests {
  private let process = ProcessInfo.processInfo

  @Test("An activity begins and ends")
  func begins() {
    let activity = process.beginActivity(options: [.userInitiated, .idleSystemSleepDisabled], reason: "Export")
    #expect(activity.description.contains("Export"))
    process.endActivity(activity)
    #expect(ProcessInfo.ActivityOptions.userInitiated.contains(.idleSystemSleepDisabled))
    #expect(!ProcessInfo.ActivityOptions.userInitiatedAllowingIdleSystemSleep.contains(.idleSystemSleepDisabled))
  }

  @Test("What is performed as an activity is done at once")
  func performs() {
    var isDone = false
    process.performActivity(options: .background, reason: "Sync") { isDone = true }
    #expect(isDone)
  }

  @Test("An activity that may expire is done on another thread")
  func expiring() async {
    let isExpired = await withCheckedContinuation { continuation in
      process.performExpiringActivity(withReason: "Sync") { continuation.resume(returning: $0) }
    }
    #expect(!isExpired)
  }

  @Test("The notification of the clock has its name")
  func clock() {
    #expect(NSNotification.Name.NSSystemClockDidChange.rawValue == "NSSystemClockDidChangeNotification")
  }
}
