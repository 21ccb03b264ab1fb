import Foundation
import FoundationOverlay
import Testing

@Suite("User activities")
@MainActor struct NSUserActivityTests {
  private final class Saver: NSObject, NSUserActivityDelegate {
    var count = 0
    func userActivityWillSave(_ userActivity: NSUserActivity) { count += 1 }
  }

  @Test("Entries are added to those that are there")
  func entries() {
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.addUserInfoEntries(from: ["a": 1])
    activity.addUserInfoEntries(from: ["b": 2])
    #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 2])
    #expect(activity.activityType == "com.example.read")
    #expect(activity.isEligibleForHandoff)
  }

  @Test("The delegate of the current activity saves it")
  func saving() {
    let activity = NSUserActivity(activityType: "a")
    let saver = Saver()
    activity.delegate = saver
    activity.needsSave = true
    #expect(saver.count == 0)
    activity.becomeCurrent()
    #expect(saver.count == 1)
    #expect(!activity.needsSave)
    activity.needsSave = true
    #expect(saver.count == 2)
    activity.resignCurrent()
    activity.needsSave = true
    activity.invalidate()
    activity.becomeCurrent()
    #expect(saver.count == 2)
  }
}
