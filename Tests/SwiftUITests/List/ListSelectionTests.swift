import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ListSelectionTests {
    private func selectedCells(_ screen: Screen) -> [Bool] {
      screen.elements.filter { $0.element.type == .cell }.map { $0.element.states.contains(.selected) }
    }

    @Test func aTapChoosesARow() {
      struct Example: View {
        @State private var choice: String?

        var body: some View {
          Text("choice: \(choice ?? "none")")
          List(["a", "b"], id: \.self, selection: $choice) { Text($0) }
        }
      }
      let screen = Screen { VStack { Example() } }
      #expect(screen.has("choice: none"))
      screen.tap("b")
      #expect(screen.has("choice: b"))
      #expect(selectedCells(screen) == [false, true])
    }

    @Test func tagsAreChosenInsteadOfElements() {
      struct Example: View {
        @State private var choice: Int?

        var body: some View {
          Text("choice: \(choice ?? 0)")
          List(selection: $choice) {
            ForEach(["a", "b"], id: \.self) { Text($0).padding(1).tag($0 == "a" ? 7 : 8) }
            Text("c").tag(9).selectionDisabled()
          }
        }
      }
      let screen = Screen { VStack { Example() } }
      screen.tap("b")
      screen.tap("c")
      #expect(screen.has("choice: 8"))
    }

    @Test func severalRowsAreChosenWhileTheListIsEdited() {
      struct Example: View {
        @State private var choice: Set<String> = []

        var body: some View {
          EditButton()
          Text("count: \(choice.count)")
          List(["a", "b"], id: \.self, selection: $choice) { Text($0) }
        }
      }
      let screen = Screen { VStack { Example() } }
      screen.tap("a")
      #expect(screen.has("count: 0"))
      screen.tap("Edit")
      screen.tap("a")
      screen.tap("b")
      #expect(screen.has("count: 2"))
      screen.tap("a")
      #expect(screen.has("count: 1"))
      #expect(screen.has("Done"))
    }

    @Test func bindingsOfElementsAreRows() {
      struct Row: Identifiable { let id: Int; var isOn = false }
      struct Example: View {
        @State private var rows = [Row(id: 1), Row(id: 2)]

        var body: some View {
          List($rows) { $row in
            Button("row \(row.id) \(row.isOn)") { row.isOn.toggle() }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("row 2 false")
      #expect(screen.has("row 2 true") && screen.has("row 1 false"))
    }
  }
}
