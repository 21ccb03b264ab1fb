import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct NavigationSplitViewTests {
    @Test func aChoiceOpensTheNextColumn() {
      struct Example: View {
        @State private var choice: String?

        var body: some View {
          NavigationSplitView {
            List(["a", "b"], id: \.self, selection: $choice) { Text($0) }.navigationTitle("Letters")
          } detail: {
            Text("detail of \(choice ?? "nothing")")
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("Letters") && !screen.has("detail of nothing"))
      screen.tap("b")
      #expect(screen.has("detail of b"))
      screen.tap("Letters")
      #expect(!screen.has("detail of b"))
      screen.tap("a")
      #expect(screen.has("detail of a"))
    }

    @Test func aChoiceOfTheAppOpensTheNextColumnAsWell() {
      struct Example: View {
        @State var choice: String?

        var body: some View {
          NavigationSplitView {
            List(selection: $choice) {
              ForEach(["a", "b"], id: \.self) { Text($0) }
              Button("choose b") { choice = "b" }
            }
            .navigationTitle("Letters")
          } detail: {
            Text("detail of \(choice ?? "nothing")")
          }
        }
      }
      let screen = Screen { Example(choice: "a") }
      #expect(screen.has("detail of a"))
      screen.tap("Letters")
      #expect(!screen.has("detail of a"))
      screen.tap("choose b")
      #expect(screen.has("detail of b"))
    }

    @Test func theColumnAtTheStartIsTheOneTheAppPrefers() {
      let screen = Screen {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          Text("sidebar")
        } detail: {
          Text("detail")
        }
      }
      #expect(screen.has("detail"))
    }
  }
}
