import SwiftUI
import Testing
@_spi(Windfall) @testable import UIKit
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

    @Test func onATabletTheColumnsStandBesideEachOther() throws {
      try onTablet { makeScreen in
        struct Example: View {
          @State private var choice: String?

          var body: some View {
            NavigationSplitView {
              List(["a", "b"], id: \.self, selection: $choice) { Text($0) }.navigationTitle("Letters")
            } detail: {
              Text("detail of \(choice ?? "nothing")").navigationTitle("Detail")
            }
          }
        }
        let screen = makeScreen(AnyView(Example()))
        #expect(screen.has("Letters") && screen.has("detail of nothing"))
        #expect(screen.frame("a").maxX <= 320 && screen.frame("detail of nothing").minX >= 320)
        screen.tap("b")
        #expect(screen.has("Letters") && screen.has("detail of b"))
      }
    }

    @Test func aLinkOpensInTheNextColumnAndAStackPushesInItsOwn() throws {
      try onTablet { makeScreen in
        let screen = makeScreen(
          AnyView(
            NavigationSplitView {
              List {
                NavigationLink("by value", value: 7)
                NavigationLink("by view") { Text("the view") }
              }
              .navigationDestination(for: Int.self) { Text("the value \($0)") }
            } detail: {
              NavigationStack {
                NavigationLink("deeper") { Text("deep") }.navigationTitle("Own")
              }
            }))
        #expect(screen.has("deeper") && screen.elements.count { $0.element.type == .navigationBar } == 2)
        screen.tap("deeper")
        #expect(screen.has("deep") && screen.has("by value") && screen.frame("deep").minX >= 320)
        screen.tap("by value")
        #expect(screen.has("the value 7") && screen.has("by value") && !screen.has("deep"))
        #expect(screen.frame("the value 7").minX >= 320)
        screen.tap("by view")
        #expect(screen.has("the view") && screen.has("by view") && !screen.has("the value 7"))
      }
    }

    @Test func theAppAndTheButtonSayWhichColumnsAreSeen() throws {
      try onTablet { makeScreen in
        struct Example: View {
          @State private var columns = NavigationSplitViewVisibility.detailOnly

          var body: some View {
            NavigationSplitView(columnVisibility: $columns) {
              Text("first").navigationSplitViewColumnWidth(200)
            } content: {
              Text("second").navigationSplitViewColumnWidth(min: 100, ideal: 150)
            } detail: {
              Text(columns == .detailOnly ? "alone" : columns == .all ? "all" : "two")
              Button("show all") { columns = .all }
              Button("show two") { columns = .doubleColumn }
            }
          }
        }
        let screen = makeScreen(AnyView(Example()))
        #expect(!screen.has("first") && !screen.has("second") && screen.has("alone"))
        screen.tap("show two")
        #expect(!screen.has("first") && screen.has("second") && screen.has("two"))
        #expect(screen.frame("second").maxX <= 150)
        screen.tap("ToggleSidebar")
        #expect(screen.has("first") && screen.has("all"))
        #expect(screen.frame("first").maxX <= 200 && screen.frame("second").minX >= 200)
        screen.tap("ToggleSidebar")
        #expect(!screen.has("first") && screen.has("two"))
        screen.tap("show all")
        #expect(screen.has("first") && screen.has("second"))
      }
    }

    @Test func anOldNavigationViewHasColumnsToo() throws {
      let old = AnyView(
        NavigationView {
          List { NavigationLink("open") { Text("opened") } }
          Text("nothing yet")
        })
      let phone = Screen { old }
      #expect(phone.has("open") && !phone.has("nothing yet"))
      phone.tap("open")
      #expect(phone.has("opened") && !phone.has("open"))
      try onTablet { makeScreen in
        let screen = makeScreen(old)
        #expect(screen.has("open") && screen.has("nothing yet"))
        screen.tap("open")
        #expect(screen.has("open") && screen.has("opened") && !screen.has("nothing yet"))
        let stacked = makeScreen(AnyView(old.navigationViewStyle(.stack)))
        #expect(stacked.has("open") && !stacked.has("nothing yet"))
      }
    }

    /// Lies on its side, so that there is room for columns.
    private func onTablet(_ body: ((AnyView) -> Screen) throws -> Void) throws {
      let tablet: Device = try #require(Device.all.first { $0.idiom == .pad })
      Device.choose(tablet.turned(to: .landscapeLeft))
      UIScreen.forgetMain()
      defer {
        Device.choose(nil)
        UIScreen.forgetMain()
      }
      try body { view in
        let size = UIScreen.main.bounds.size
        return Screen(width: size.width, height: size.height) { view }
      }
    }
  }
}
