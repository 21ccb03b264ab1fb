import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewToolbarTests {
    @Test func severalViewsStandBesideEachOther() {
      struct Buttons: View {
        var body: some View {
          Button("one") {}
          Button("two") {}
        }
      }
      let screen = Screen { NavigationStack { Text("page").toolbar(content: Buttons.init) } }
      #expect(screen.frame("one").maxX <= screen.frame("two").minX)
    }

    struct Example: View {
      @State private var count = 0
      @State private var hasMore = true
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          VStack {
            Text("count \(count)")
            if hasMore { Text("more").toolbar { Button("inner") { hasMore = false } } }
            NavigationLink("go") { Text("page") }
          }
          .navigationTitle("Root")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .navigationBarLeading) { Button("less \(count)") { count -= 1 } }
            ToolbarItemGroup(placement: .navigationBarTrailing) {
              Button("add") { count += 1 }
              Button("sheet") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet's text") }
            }
            if hasMore {
              ToolbarItem(placement: .principal) { Text("principal") }
            }
          }
        }
      }
    }

    @Test func aGroupOfItemsIsItsItems() throws {
      struct Page: View {
        @ToolbarContentBuilder private var items: some ToolbarContent {
          Group {
            ToolbarItem(placement: .cancellationAction) { Button("cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("save") {} }
          }
        }

        var body: some View { Text("page").toolbar { items } }
      }
      let screen = Screen { NavigationStack { Page() } }
      #expect(screen.frame("cancel").maxX < screen.frame("save").minX)
    }

    @Test func itemsAreInTheBarAndFollowTheState() throws {
      let screen = Screen { Example() }
      let bar = try #require(screen.elements.first { $0.element.type == .navigationBar })
      for name in ["less 0", "add", "sheet", "inner", "principal"] {
        #expect(bar.frame.contains(screen.frame(name)), "\(name)")
      }
      #expect(screen.frame("less 0").maxX < screen.frame("add").minX)
      screen.tap("add")
      screen.tap("add")
      #expect(screen.has("count 2"))
      screen.tap("less 2")
      #expect(screen.has("less 1"))
    }

    @Test func itemsGoWithTheirViewAndTheirPage() {
      let screen = Screen { Example() }
      screen.tap("inner")
      #expect(!screen.has("inner"))
      #expect(!screen.has("principal"))
      #expect(screen.has("add"))
      screen.tap("go")
      #expect(!screen.has("add"))
      screen.tap("BackButton")
      #expect(screen.has("add"))
    }

    @Test func anItemPresentsASheet() {
      let screen = Screen { Example() }
      screen.tap("sheet")
      #expect(screen.has("sheet's text"))
    }

    @Test func aBarAtTheBottomIsShownForPagesThatHaveOne() {
      struct Example: View {
        @State private var count = 0
        var body: some View {
          NavigationView {
            NavigationLink("go \(count)") { Text("page") }
              .toolbar { ToolbarItem(placement: .bottomBar) { Button("bottom") { count += 1 } } }
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.frame("bottom").minY > 700)
      screen.tap("bottom")
      screen.tap("go 1")
      #expect(screen.has("page"))
      #expect(!screen.has("bottom"))
    }
  }
}
