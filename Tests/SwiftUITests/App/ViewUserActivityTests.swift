import FoundationOverlay
import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewUserActivityTests {
    struct Example: View {
      let log: Log
      @State private var title = "first"
      @State private var isActive = true

      var body: some View {
        VStack {
          Button("rename") { title = "second" }
          Button("end") { isActive = false }
        }
        .userActivity("com.example.note", isActive: isActive) { [title] activity in
          activity.title = title
          log.add("\(activity.activityType) \(title)")
        }
      }
    }

    @Test func anActivityIsKeptUpToDateWhileItIsActive() {
      let log = Log()
      let screen = Screen { Example(log: log) }
      #expect(log.take() == ["com.example.note first"])
      screen.tap("rename")
      #expect(log.take() == ["com.example.note second"])
      screen.tap("end")
      #expect(log.take() == [])
    }

    @Test func withoutAnElementThereIsNoActivity() {
      let log = Log()
      _ = Screen { Text("a").userActivity("type", element: nil as String?) { element, _ in log.add(element) } }
      _ = Screen { Text("a").userActivity("type", element: "note") { element, _ in log.add(element) } }
      #expect(log.take() == ["note"])
    }
  }
}
