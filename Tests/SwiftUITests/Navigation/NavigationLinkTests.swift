import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct NavigationLinkTests {
    @Test func aTagOpensItsPage() {
      struct Example: View {
        @State private var choice: String?

        var body: some View {
          NavigationView {
            VStack {
              Button("second") { choice = "two" }
              NavigationLink("one", tag: "one", selection: $choice) { Text("page one") }
              NavigationLink("two", destination: Text("page two"), tag: "two", selection: $choice)
            }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("second")
      #expect(screen.has("page two") && !screen.has("page one"))
    }

    @Test func aLinkInARowIsAroundItsText() {
      let screen = Screen {
        NavigationStack {
          List {
            NavigationLink("in a row", destination: Text("page"))
            Button("button") {}
          }
          NavigationLink("alone", destination: Text("page"))
        }
      }
      let kinds = screen.elements.map { "\($0.element.type) \($0.element.label)" }
      #expect(kinds.contains("button in a row") && kinds.contains("staticText in a row"))
      #expect(kinds.contains("button button") && !kinds.contains("staticText button"))
      #expect(kinds.contains("button alone") && !kinds.contains("staticText alone"))
    }

    @Test func anItemOpensItsPage() {
      struct Example: View {
        @State private var item: Int?

        var body: some View {
          NavigationStack {
            Button("open \(item ?? 0)") { item = 3 }
              .navigationTitle("Start")
              .navigationDestination(item: $item) { Text("page \($0)") }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("open 0")
      #expect(screen.has("page 3"))
      screen.tap("Start")
      #expect(screen.has("open 0"))
    }
  }
}
