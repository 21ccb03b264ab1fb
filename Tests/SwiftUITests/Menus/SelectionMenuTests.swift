import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct SelectionMenuTests {
    private struct Example: View {
      let log: Log
      @State private var choice: Set<Int> = [1]

      var body: some View {
        List([1, 2], id: \.self, selection: $choice) { Text("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { chosen in
            Button("Act") { log.add("menu \(chosen.sorted())") }
          } primaryAction: { chosen in
            log.add("tap \(chosen.sorted())")
          }
        EditButton()
      }
    }

    @Test func aLongPressOpensTheMenuOfARowAndATapIsItsPrimaryAction() {
      let log = Log()
      let screen = Screen { VStack { Example(log: log) } }
      screen.tap("row 2")
      #expect(log.take() == ["tap [2]"])
      screen.press("row 2")
      screen.tap("Act")
      #expect(log.take() == ["menu [2]"])
    }

    @Test func aRowThatIsChosenStandsForAll() {
      let log = Log()
      let screen = Screen { VStack { Example(log: log) } }
      screen.tap("Edit")
      screen.tap("row 2")
      #expect(log.take() == [])
      screen.press("row 1")
      screen.tap("Act")
      #expect(log.take() == ["menu [1, 2]"])
    }
  }
}
