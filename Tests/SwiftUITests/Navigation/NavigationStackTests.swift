import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct NavigationStackTests {
    struct Example: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("path \(path.count)")
            NavigationLink("one", value: 1)
            Button("two") { path = [1, 2] }
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("number \(number) of \(path.count)")
              NavigationLink("next", value: number + 1)
              Button("root") { path = [] }
            }
            .navigationTitle("Page \(number)")
          }
        }
      }
    }

    @Test func linksWithValuesAppendToThePath() {
      let screen = Screen { Example() }
      screen.tap("one")
      #expect(screen.has("number 1 of 1"))
      screen.tap("next")
      #expect(screen.has("number 2 of 2"))
      #expect(screen.tree.contains("button #BackButton 'Page 1'"))
      screen.tap("BackButton")
      #expect(screen.has("number 1 of 1"))
      screen.tap("BackButton")
      #expect(screen.has("path 0"))
    }

    @Test func thePathDecidesWhatIsShown() {
      let screen = Screen { Example() }
      screen.tap("two")
      #expect(screen.has("number 2 of 2"))
      #expect(screen.tree.contains("button #BackButton 'Page 1'"))
      screen.tap("root")
      #expect(screen.has("path 0"))
    }

    @Test func aStackKeepsAPathOfItsOwn() {
      struct Example: View {
        var body: some View {
          NavigationStack {
            List(["a", "b"], id: \.self) { name in NavigationLink(name, value: name) }
              .navigationTitle("Names")
              .navigationDestination(for: String.self) { Text("name \($0)") }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("b")
      #expect(screen.has("name b"))
      screen.tap("BackButton")
      #expect(!screen.has("name b"))
      #expect(screen.has("a"))
    }

    @Test func aPathOfAnyTypeIsCounted() {
      struct Example: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("go", value: 7)
              .navigationDestination(for: Int.self) { Text("int \($0) \(path.count)") }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("go")
      #expect(screen.has("int 7 1"))
    }
  }
}
