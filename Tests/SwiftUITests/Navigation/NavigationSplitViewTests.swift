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
