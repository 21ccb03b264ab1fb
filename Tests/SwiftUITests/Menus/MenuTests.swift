import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct MenuTests {
    struct Example: View {
      @State private var chosen = "nothing"
      @State private var size = 1

      var body: some View {
        VStack {
          Text("chose \(chosen) \(size)")
          Menu("Options") {
            Button("Copy") { chosen = "copy" }
            Button("Delete", role: .destructive) { chosen = "delete" }
            Button("Never") { chosen = "never" }.disabled(true)
            Divider()
            Picker("Size", selection: $size) {
              Text("Small").tag(0)
              Text("Large").tag(2)
            }
            Menu("More") { Button("Rare") { chosen = "rare" } }
            if chosen == "copy" { Button("Paste") { chosen = "paste" } }
          }
          .accessibilityIdentifier("options")
        }
      }
    }

    @Test func aChosenButtonActs() {
      let screen = Screen { Example() }
      #expect(!screen.has("Copy"))
      screen.tap("options")
      #expect(screen.has("Copy") && !screen.has("Paste"))
      #expect(screen.tree.contains("button 'Never' disabled"))
      screen.tap("Copy")
      #expect(screen.has("chose copy 1"))
      #expect(!screen.has("Delete"))
    }

    @Test func theContentFollowsTheState() {
      let screen = Screen { Example() }
      screen.tap("Options")
      screen.tap("Copy")
      screen.tap("Options")
      screen.tap("Paste")
      #expect(screen.has("chose paste 1"))
    }

    @Test func pickersAndMenusStandInside() {
      let screen = Screen { Example() }
      screen.tap("Options")
      screen.tap("Large")
      #expect(screen.has("chose nothing 2"))
      screen.tap("Options")
      screen.tap("More")
      screen.tap("Rare")
      #expect(screen.has("chose rare 2"))
    }

    @Test func aTapMayDoSomethingElseThanOpenTheMenu() {
      struct Example: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("count \(count)")
            Menu("Add") {
              Button("Many") { count += 10 }
            } primaryAction: {
              count += 1
            }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("Add")
      #expect(screen.has("count 1"))
      #expect(!screen.has("Many"))
    }
  }
}
