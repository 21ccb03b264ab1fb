import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  /// What is evaluated after the body that gives it, and alone reads a state, follows that state.
  @MainActor @Suite struct LateContentTests {
    @Test func theContentOfASheet() {
      struct Example: View {
        @State private var count = 0
        @State private var isShown = true
        var body: some View {
          Text("base").sheet(isPresented: $isShown) { Button("count \(count)") { count += 1 } }
        }
      }
      let screen = Screen { Example() }
      screen.tap("count 0")
      screen.tap("count 1")
      #expect(screen.has("count 2"))
    }

    @Test func theDestinationOfAValue() {
      struct Example: View {
        @State private var count = 0
        var body: some View {
          NavigationStack {
            NavigationLink("go", value: 7)
              .navigationDestination(for: Int.self) { number in Button("\(number) count \(count)") { count += 1 } }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("go")
      screen.tap("7 count 0")
      #expect(screen.has("7 count 1"))
    }

    @Test func whatASwipeOffers() {
      struct Example: View {
        @State private var count = 0
        var body: some View {
          List {
            ForEach(["a", "b"], id: \.self) { name in
              Text(name).swipeActions { Button("mark \(count)") { count += 1 } }
            }
          }
        }
      }
      let screen = Screen(width: 300, height: 400) { Example() }
      screen.swipe("a", by: -100)
      screen.tap("mark 0")
      screen.swipe("b", by: -100)
      #expect(screen.has("mark 1"))
    }

    @Test func whetherARowCanBeDeleted() {
      struct Example: View {
        @State private var names = ["a", "b"]
        @State private var isLocked = true
        var body: some View {
          VStack {
            Button("unlock") { isLocked.toggle() }
            List {
              ForEach(names, id: \.self) { Text($0).deleteDisabled(isLocked) }
                .onDelete { names.remove(atOffsets: $0) }
            }
          }
        }
      }
      let screen = Screen(width: 300, height: 400) { Example() }
      screen.swipe("a", by: -250)
      #expect(screen.has("a"))
      screen.tap("unlock")
      screen.swipe("a", by: -250)
      #expect(!screen.has("a"))
    }
  }
}
