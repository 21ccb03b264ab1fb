import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ListTests {
    @Test func rowsAreCellsOfACollectionView() {
      let screen = Screen(width: 300, height: 400) {
        List {
          Section(header: Text("first")) {
            Text("a")
            Text("b")
          }
          Section {
            Button("c") {}
          } footer: {
            Text("end")
          }
        }
        .accessibilityIdentifier("list")
      }
      let kinds = screen.elements.map { "\($0.element.type) \($0.element.label)\($0.element.identifier)" }
      #expect(
        kinds == [
          "collectionView list", "staticText first", "cell ", "staticText a", "cell ", "staticText b", "cell ",
          "button c", "staticText end",
        ])
    }

    @Test func rowsAreAsWideAsTheStyleSays() {
      let screen = Screen(width: 300, height: 400) {
        List(0..<2) { Text("row \($0)") }.listStyle(.plain)
      }
      let cells = screen.elements.filter { $0.element.type == .cell }
      #expect(cells.map(\.frame.text) == ["0 0 300 44", "0 44 300 44"])
      #expect(screen.frame("row 1").minX == 16)
    }

    @Test func aTapAnywhereInARowIsOneOnItsButton() {
      struct Example: View {
        @State private var count = 0
        var body: some View { List { Button("count \(count)") { count += 1 } } }
      }
      let screen = Screen(width: 300, height: 400) { Example() }
      screen.tap(at: CGPoint(x: 250, y: 22))
      #expect(screen.has("count 1"))
    }

    @Test func rowsFollowTheData() {
      struct Example: View {
        @State private var names = ["a", "b"]
        var body: some View {
          VStack {
            Button("add") { names.append("c") }
            Button("drop") { names.removeFirst() }
            List(names, id: \.self) { Text($0) }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("add")
      screen.tap("drop")
      #expect(screen.elements.filter { $0.element.type == .cell }.count == 2)
      #expect(screen.labels.suffix(2) == ["b", "c"])
    }

    @Test func aLongListScrolls() throws {
      let screen = Screen(width: 300, height: 400) { List(0..<50) { Text("row \($0)") } }
      let list = try #require(screen.elements.first)
      #expect(list.frame.text == "0 0 300 400")
      #expect(screen.frame("row 49").maxY > 2000)
    }
  }
}
