import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct TableRowTests {
    private func labels(_ screen: Screen) -> [String] {
      screen.elements.filter { $0.element.type == .staticText }.map(\.element.label)
    }

    @Test func rowsAreGivenOneByOneAndInSections() {
      struct Example: View {
        @State private var isOpen = true

        var body: some View {
          Table(of: TablePerson.self) {
            TableColumn("Name", value: \.name)
          } rows: {
            TableRow(TablePerson(id: 9, name: "Zoe", age: 1))
            Section("All", isExpanded: $isOpen) {
              ForEach(TablePerson.all) { TableRow($0) }
            }
            Section {
              ForEach([TablePerson(id: 7, name: "Bo", age: 2)])
            } header: {
              Text("Rest")
            }
          }
          Button("Close") { isOpen = false }
        }
      }
      let screen = Screen { VStack { Example() } }
      #expect(labels(screen) == ["Zoe", "All", "Cy", "Al", "Rest", "Bo"])
      screen.tap("Close")
      #expect(labels(screen) == ["Zoe", "All", "Rest", "Bo"])
    }

    @Test func rowsOpenAndClose() {
      let tree = [TablePerson(id: 1, name: "Parent", age: 50, children: [TablePerson(id: 2, name: "Child", age: 20)])]
      let screen = Screen { Table(tree, children: \.children) { TableColumn("Name", value: \.name) } }
      #expect(labels(screen) == ["Parent"])
      screen.tap("Expand")
      #expect(labels(screen) == ["Parent", "Child"])
      screen.tap("Collapse")
      #expect(labels(screen) == ["Parent"])
    }

    @Test func aDisclosureRowKeepsWhereTheAppSays() {
      struct Example: View {
        @State private var isOpen = true

        var body: some View {
          Table(of: TablePerson.self) {
            TableColumn("Name", value: \.name)
          } rows: {
            DisclosureTableRow(TablePerson.all[0], isExpanded: $isOpen) { TableRow(TablePerson.all[1]) }
          }
          Text(isOpen ? "open" : "closed")
        }
      }
      let screen = Screen { VStack { Example() } }
      #expect(labels(screen) == ["Cy", "Al", "open"])
      screen.tap("Collapse")
      #expect(labels(screen) == ["Cy", "closed"])
    }

    @Test func aRowHasAMenuAndIsNotSelected() {
      struct Example: View {
        let log: Log
        @State private var choice: TablePerson.ID?

        var body: some View {
          Table(of: TablePerson.self, selection: $choice) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(TablePerson.all) { person in
              TableRow(person)
                .contextMenu { Button("Greet") { log.add(person.name) } }
                .selectionDisabled(person.id == 1)
            }
          }
          Text("choice \(choice ?? 0)")
        }
      }
      let log = Log()
      let screen = Screen { VStack { Example(log: log) } }
      screen.press("Al")
      screen.tap("Greet")
      #expect(log.take() == ["Al"])
      screen.tap("Al")
      #expect(screen.has("choice 2"))
      screen.tap("Cy")
      #expect(screen.has("choice 2"))
    }

    @Test func aRowIsDragged() async {
      let (drops, told) = AsyncStream.makeStream(of: String.self)
      let screen = Screen {
        VStack {
          Table(of: TablePerson.self) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(TablePerson.all) { person in TableRow(person).draggable(person.name) }
          }
          Text("basket").frame(width: 100, height: 50).dropDestination(for: String.self) { texts, _ in
            told.yield(texts.joined())
            return true
          }
        }
      }
      screen.drag("Al", to: "basket")
      var received = drops.makeAsyncIterator()
      #expect(await received.next() == "Al")
    }

    @Test func emptyTablesHaveNoRows() {
      let screen = Screen {
        Table(of: TablePerson.self) {
          TableColumn("Name", value: \.name)
        } rows: {
        }
      }
      #expect(labels(screen) == [])
    }
  }
}
