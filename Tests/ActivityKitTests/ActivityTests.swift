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
}
