import ActivityKit
import Testing

@Suite struct ActivityTests {
  private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }

    var name: String
  }

  @Test func noneBegins() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    let content = ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil)
    #expect(content.state.minutes == 5)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      _ = try Activity.request(attributes: Delivery(name: "a"), content: content)
    }
    #expect(Activity<Delivery>.activities.isEmpty)
  }

  @Test func alertsSayWhatTheyAreMadeWith() {
    let alert = AlertConfiguration(title: "Late", body: "By 5 minutes", sound: .named("bell"))
    #expect(alert.title == "Late" && alert.body == "By 5 minutes")
    #expect(alert.sound != .default && alert.sound == .named("bell"))
  }
}
