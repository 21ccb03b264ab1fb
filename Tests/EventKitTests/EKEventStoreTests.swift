import EventKit
import Testing

@Suite struct EKEventStoreTests {
  @Test("Access is denied, and nothing can be saved")
  func denied() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    #expect(try await !store.requestFullAccessToEvents())
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
    #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
  }

  @Test("A calendar of its own is the app's, and the store's list stays empty")
  func calendar() {
    let store = EKEventStore()
    let calendar = EKCalendar(for: .event, eventStore: store)
    calendar.title = "Work"
    #expect(calendar.title == "Work" && store.calendars(for: .event).isEmpty)
    #expect(calendar.calendarIdentifier != EKCalendar(for: .event, eventStore: store).calendarIdentifier)
  }
}
