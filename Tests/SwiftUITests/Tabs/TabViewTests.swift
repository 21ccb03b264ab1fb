import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct TabViewTests {
    struct Example: View {
      @State private var selection = "b"
      let log: Log

      var body: some View {
        TabView(selection: $selection) {
          VStack {
            Text("first of \(selection)")
            Button("to c") { selection = "c" }
          }
          .onAppear { log.add("first") }
          .tabItem { Label("First", systemImage: "star") }
          .tag("a")
          NavigationStack { Text("second of \(selection)").navigationTitle("Second page") }
            .tabItem { Label("Second", systemImage: "heart") }
            .badge(3)
            .tag("b")
          if selection == "c" {
            Text("third")
              .tag("c")
              .tabItem { Text("Third") }
          }
        }
      }
    }

    @Test func tabsMayBeHidden() {
      let screen = Screen {
        TabView {
          Tab("One", systemImage: "star") { Text("first") }.hidden(false)
          Tab("Two", systemImage: "heart") { Text("second") }.hidden(true)
        }
      }
      #expect(screen.tree.contains("One") && !screen.tree.contains("Two"))
    }

    @Test func aTabHasTheIdentifierOfItsLabel() {
      let screen = Screen {
        TabView {
          Text("first").tabItem {
            Image(systemName: "star")
            Text("One").accessibilityIdentifier("one")
          }
          Text("second").tabItem { Label("Two", systemImage: "heart").accessibilityIdentifier("two") }
        }
      }
      let tabs = screen.elements.map(\.element).filter { $0.type == .button }
      #expect(tabs.map(\.label) == ["One", "Two"] && tabs.map(\.identifier) == ["one", "two"])
    }

    @Test func tabsFollowTheSelection() {
      let log = Log()
      let screen = Screen { Example(log: log) }
      #expect(screen.has("second of b"))
      #expect(!screen.has("first of b"))
      #expect(screen.tree.contains("tabBar"))
      #expect(screen.tree.contains("navigationBar"))
      #expect(log.entries == [])
      screen.tap("First")
      #expect(screen.has("first of a"))
      #expect(log.entries == ["first"])
      screen.tap("to c")
      #expect(screen.has("third"))
      screen.tap("Second")
      #expect(screen.has("second of b"))
      #expect(!screen.has("Third"))
    }

    @Test func aTabViewKeepsASelectionOfItsOwn() {
      struct Example: View {
        var body: some View {
          TabView {
            ForEach(["one", "two"], id: \.self) { name in
              Text("page \(name)").tabItem { Text(name) }
            }
            Tab("Three", systemImage: "star") { Text("page three") }
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("page one"))
      screen.tap("two")
      #expect(screen.has("page two"))
      screen.tap("Three")
      #expect(screen.has("page three"))
      #expect(!screen.has("page two"))
    }

    @Test func tabsWithoutRoomAreBehindMore() {
      struct Example: View {
        @State private var chosen = 0
        @State private var count = 0

        var body: some View {
          TabView(selection: $chosen) {
            ForEach(0..<7) { number in
              Button("screen \(number) of \(chosen), \(count)") { count += 1 }
                .tabItem { Text("tab \(number)") }.tag(number)
            }
          }
        }
      }
      let screen = Screen { Example() }
      #expect(!screen.has("tab 5"))
      screen.tap("More")
      #expect(screen.labels.contains("tab 4") && screen.labels.contains("tab 6"))
      screen.tap("tab 6")
      #expect(screen.has("screen 6 of 6, 0"))
      screen.tap("screen 6 of 6, 0")
      #expect(screen.has("screen 6 of 6, 1"))
      screen.tap("tab 1")
      #expect(screen.has("screen 1 of 1, 1"))
    }

    @Test func badgesStandAtTheirTabs() {
      let screen = Screen { Example(log: Log()) }
      #expect(screen.tree.contains("button 'Second' =3"))
    }

    @Test func pagesLieBesideEachOther() {
      struct Example: View {
        @State private var selection = 1
        var body: some View {
          VStack {
            Text("at \(selection)")
            Button("next") { selection += 1 }
            TabView(selection: $selection) {
              ForEach(0..<3) { number in Text("page \(number)") }
            }
            .tabViewStyle(.page)
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("page 1"))
      #expect(!screen.has("page 0"))
      #expect(screen.tree.contains("pageIndicator"))
      screen.tap("next")
      #expect(screen.has("page 2"))
    }

    @Test func tabsMayHaveARoleAndStandInSections() {
      let screen = Screen {
        TabView {
          Tab("One", systemImage: "star") { Text("first") }
          TabSection("More") { Tab("Two", image: "heart") { Text("second") } }
          Tab(role: .search) { Text("third") }
          Tab { Text("fourth") }
        }
      }
      screen.tap("Two")
      #expect(screen.has("second"))
      screen.tap("Search")
      #expect(screen.has("third"))
    }
  }
}
