import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct NavigationViewTests {
    struct Page: View {
      @Binding var count: Int
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        VStack {
          Text("page \(count)")
          Button("more") { count += 1 }
          Button("leave") { dismiss() }
        }
        .navigationTitle("Page \(count)")
      }
    }

    struct Example: View {
      @State private var count = 0

      var body: some View {
        NavigationView {
          VStack {
            Text("root \(count)")
            NavigationLink(destination: Page(count: $count)) { Text("go") }
          }
          .navigationTitle("Root")
        }
      }
    }

    @Test func aLinkPushesAndTheBackButtonPops() {
      let screen = Screen { Example() }
      #expect(screen.tree.contains("navigationBar #Root"))
      #expect(screen.tree.contains("button 'go'"))
      screen.tap("go")
      #expect(screen.tree.contains("navigationBar #Page 0"))
      #expect(!screen.has("root 0"))
      #expect(screen.tree.contains("button #BackButton 'Root'"))
      screen.tap("more")
      #expect(screen.has("page 1"))
      #expect(screen.tree.contains("navigationBar #Page 1"))
      screen.tap("BackButton")
      #expect(screen.has("root 1"))
      #expect(screen.tree.contains("navigationBar #Root"))
      screen.tap("go")
      #expect(screen.has("page 1"))
    }

    @Test func aPageDismissesItself() {
      let screen = Screen { Example() }
      screen.tap("go")
      screen.tap("leave")
      #expect(screen.has("root 0"))
      #expect(!screen.has("page 0"))
    }

    @Test func anActiveBindingPushesAndIsToldOfThePop() {
      struct Example: View {
        @State private var isActive = false
        var body: some View {
          NavigationView {
            VStack {
              Text(isActive ? "active" : "inactive")
              Button("activate") { isActive = true }
              NavigationLink(destination: Text("page"), isActive: $isActive) { EmptyView() }
            }
            .navigationTitle("Root")
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("activate")
      #expect(screen.has("page"))
      screen.tap("BackButton")
      #expect(screen.has("inactive"))
    }

    @Test func aNavigationViewInASheetIsDismissedFromItsRoot() {
      struct Root: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("close") { dismiss() }.navigationTitle("Sheet") }
      }
      struct Example: View {
        @State private var isShown = false
        var body: some View {
          Button(isShown ? "shown" : "open") { isShown = true }
            .sheet(isPresented: $isShown) { NavigationView { Root() } }
        }
      }
      let screen = Screen { Example() }
      screen.tap("open")
      #expect(screen.tree.contains("navigationBar #Sheet"))
      screen.tap("close")
      #expect(screen.has("open"))
    }
  }
}
