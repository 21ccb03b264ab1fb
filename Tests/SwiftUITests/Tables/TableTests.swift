import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct TableTests {
    private func cells(_ screen: Screen) -> [Screen.Found] { screen.elements.filter { $0.element.type == .cell } }

    /// The texts in each row.
    private func rows(_ screen: Screen) -> [[String]] {
      cells(screen).map { $0.element.children.map(\.label).filter { !$0.isEmpty } }
    }

    private struct People: View {
      let sizeClass: UserInterfaceSizeClass

      var body: some View {
        Table(TablePerson.all) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age) years") }
        }
        .environment(\.horizontalSizeClass, sizeClass)
      }
    }

    @Test func eachRowHasAViewInEachColumnBelowTheHeaders() {
      let screen = Screen(width: 600, height: 400) { People(sizeClass: .regular) }
      #expect(rows(screen) == [["Cy", "30 years"], ["Al", "50 years"]])
      #expect(screen.frame("Age").minX == screen.frame("30 years").minX)
      #expect(screen.frame("Name").maxY < screen.frame("Cy").minY)
      #expect(screen.elements.contains { $0.element.type == .table })
    }

    @Test func whereThereIsLittleRoomTheFirstColumnIsShownWithoutHeaders() {
      let screen = Screen { People(sizeClass: .compact) }
      #expect(rows(screen) == [["Cy"], ["Al"]])
      #expect(!screen.has("Name"))
    }

    @Test func columnsHaveTheWidthsAndAlignmentsTheyAskFor() {
      let screen = Screen(width: 632, height: 400) {
        Table(TablePerson.all) {
          TableColumn("Name", value: \.name).width(100)
          TableColumn("Age") { Text("\($0.age)") }.width(min: 50, ideal: 80, max: 90)
          TableColumn("End") { Text("e\($0.age)") }.alignment(.trailing)
        }
        .environment(\.horizontalSizeClass, .regular)
      }
      #expect(screen.frame("Cy").minX == 16)
      #expect(abs(screen.frame("30").minX - 124) < 0.01)
      #expect(abs(screen.frame("e30").maxX - 616) < 0.01)
      #expect(abs(screen.frame("End").maxX - 616) < 0.01)
    }

    @Test func headersSortTheRowsAndTurnTheOrderAround() {
      struct Example: View {
        @State private var people = TablePerson.all
        @State private var order = [KeyPathComparator(\TablePerson.name)]

        var body: some View {
          Table(people, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text("\($0.age) years") }
            TableColumn("Note") { _ in Text("-") }
          }
          .onChange(of: order) { people.sort(using: order) }
          .environment(\.horizontalSizeClass, .regular)
          Text("\(order.count) orders")
        }
      }
      let screen = Screen(width: 600, height: 400) { VStack { Example() } }
      #expect(screen.elements.filter { $0.element.type == .button }.map(\.element.label) == ["Name", "Age"])
      screen.tap("Age")
      #expect(screen.has("2 orders"))
      #expect(rows(screen).map(\.first) == ["Cy", "Al"])
      screen.tap("Age")
      #expect(rows(screen).map(\.first) == ["Al", "Cy"])
      screen.tap("Name")
      #expect(rows(screen).map(\.first) == ["Al", "Cy"])
      screen.tap("Name")
      #expect(rows(screen).map(\.first) == ["Cy", "Al"])
      #expect(screen.has("2 orders"))
    }

    @Test func comparatorsMayBeGiven() {
      struct Backwards: SortComparator {
        var order = SortOrder.forward
        func compare(_ a: Int, _ b: Int) -> ComparisonResult {
          a == b ? .orderedSame : a > b ? .orderedAscending : .orderedDescending
        }
      }
      struct Example: View {
        @State private var people = TablePerson.all
        @State private var order: [KeyPathComparator<TablePerson>] = []

        var body: some View {
          Table(people, sortOrder: $order) {
            TableColumn("Age", value: \.age, comparator: Backwards()) { Text("\($0.age)") }
          }
          .onChange(of: order) { people.sort(using: order) }
          .environment(\.horizontalSizeClass, .regular)
        }
      }
      let screen = Screen(width: 600, height: 400) { Example() }
      screen.tap("Age")
      #expect(rows(screen) == [["50"], ["30"]])
    }

    @Test func aTapSelectsARow() {
      struct Example: View {
        @State private var choice: TablePerson.ID?

        var body: some View {
          Text("choice \(choice ?? 0)")
          Table(TablePerson.all, selection: $choice) { TableColumn("Name", value: \.name) }
        }
      }
      let screen = Screen { VStack { Example() } }
      screen.tap("Al")
      #expect(screen.has("choice 2"))
      #expect(cells(screen).map { $0.element.states.contains(.selected) } == [false, true])
    }

    @Test func severalRowsAreSelectedWhileTheTableIsEdited() {
      struct Example: View {
        @State private var choice: Set<TablePerson.ID> = []

        var body: some View {
          EditButton()
          Text("count \(choice.count)")
          Table(TablePerson.all, selection: $choice) { TableColumn("Name", value: \.name) }
        }
      }
      let screen = Screen { VStack { Example() } }
      screen.tap("Edit")
      screen.tap("Al")
      screen.tap("Cy")
      #expect(screen.has("count 2"))
    }

    @Test func thereMayBeNoHeaders() {
      let screen = Screen(width: 600, height: 400) {
        People(sizeClass: .regular).tableStyle(.inset).tableColumnHeaders(.hidden)
      }
      #expect(!screen.has("Name"))
      #expect(screen.frame("Cy").minX == 24)
    }

    @Test func columnsComeFromCollectionsAndConditions() {
      struct Example: View {
        let isLong: Bool

        var body: some View {
          Table(TablePerson.all) {
            TableColumnForEach(0..<2) { index in TableColumn("C\(index)") { Text("\($0.name)\(index)") } }
            if isLong { TableColumn("Age") { Text("\($0.age)") } }
          }
          .environment(\.horizontalSizeClass, .regular)
        }
      }
      #expect(rows(Screen(width: 600, height: 400) { Example(isLong: true) }).first == ["Cy0", "Cy1", "30"])
      #expect(rows(Screen(width: 600, height: 400) { Example(isLong: false) }).first == ["Cy0", "Cy1"])
    }

    @Test func peopleHideColumnsThatCanBeCustomized() throws {
      struct Example: View {
        @State private var customization = TableColumnCustomization<TablePerson>()

        var body: some View {
          Table(TablePerson.all, columnCustomization: $customization) {
            TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
            TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
            TableColumn("Old") { _ in Text("old") }.customizationID("old").defaultVisibility(.hidden)
          }
          .environment(\.horizontalSizeClass, .regular)
          Button("Show") { customization[visibility: "old"] = .visible }
        }
      }
      let screen = Screen(width: 600, height: 400) { VStack { Example() } }
      #expect(rows(screen).first == ["Cy", "30"])
      screen.tap("Show")
      #expect(rows(screen).first == ["Cy", "30", "old"])
      screen.press("Name")
      screen.tap(at: try #require(screen.elements.last { $0.element.label == "Age" }).frame.center)
      #expect(rows(screen).first == ["Cy", "old"])
    }
  }
}
