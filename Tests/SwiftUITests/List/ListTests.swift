import SwiftUITestSupport
import Testing
import UIKit

@testable import SwiftUI

extension AllTests {
  @MainActor @Suite struct ListTests {
    private func views<Wanted: UIView>(_ type: Wanted.Type, of screen: Screen) -> [Wanted] {
      var pending: [UIView] = [screen.window]
      var found: [Wanted] = []
      while !pending.isEmpty {
        let view = pending.removeFirst()
        if let view = view as? Wanted { found.append(view) }
        pending = view.subviews + pending
      }
      return found
    }

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
          "collectionView list", "cell ", "staticText first", "cell ", "staticText a", "cell ", "staticText b", "cell ",
          "button c", "cell ", "staticText end",
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
      screen.tap(at: CGPoint(x: 250, y: 57))
      #expect(screen.has("count 1"))
    }

    @Test func aRowOfABindingChangesItsElement() {
      struct Switch: Identifiable {
        let id: String
        var isOn = false
      }
      struct Example: View {
        @State private var switches = [Switch(id: "a"), Switch(id: "b")]
        @State private var selection: String?
        var body: some View {
          List($switches) { $row in Button("list \(row.id)") { $row.isOn.wrappedValue = true } }
          List($switches, selection: $selection) { $row in Button("\(row.id) \(row.isOn)") { row.isOn = false } }
          ForEach($switches) { $row in Text("each \(row.id)") }
          ForEach($switches.filter(\.isOn.wrappedValue)) { Text("\($0.id) is on") }
        }
      }
      let screen = Screen(width: 300, height: 800) { Example() }
      #expect(screen.has("b false") && screen.has("each b") && !screen.has("b is on"))
      screen.tap("list b")
      #expect(screen.has("b true") && screen.has("b is on") && screen.has("a false"))
      screen.tap("b true")
      #expect(screen.has("b false"))
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

    @Test func groupedStylesLeaveRoomBetweenSections() {
      let screen = Screen(width: 300, height: 600) {
        List {
          Section { Text("a") }
          Section("head") { Text("b") }
          Text("c")
        }
      }
      let cells = screen.elements.filter { $0.element.type == .cell }.map(\.frame.text)
      #expect(cells == ["16 35 268 44", "16 97 268 30", "16 127 268 44", "16 206 268 44"])
    }

    @Test func sectionsAreCardsWithLinesBetweenTheirRows() {
      let screen = Screen(width: 300, height: 600) {
        List {
          Section {
            Text("a")
            Text("b").listRowSeparator(.hidden)
            Text("c")
          }
        }
      }
      let cells = views(ListCellView.self, of: screen)
      #expect(cells.map(\.layer.maskedCorners.rawValue) == [3, 0, 12])
      #expect(cells.allSatisfy { $0.layer.cornerRadius == 10 })
      #expect(cells.map { $0.backgroundColor } == Array(repeating: .secondarySystemGroupedBackground, count: 3))
      let lines = cells.map { cell in cell.subviews.filter { $0.backgroundColor == .separator }.map(\.frame.text) }
      #expect(lines == [["16 43.5 252 0.5"], [], []])
    }

    @Test func aPlainListHasNoCards() {
      let screen = Screen(width: 300, height: 600) { List(0..<2) { Text("row \($0)") }.listStyle(.plain) }
      let cells = views(ListCellView.self, of: screen)
      #expect(cells.map(\.layer.cornerRadius) == [0, 0])
      #expect(cells.map { cell in cell.subviews.contains { $0.backgroundColor == .separator } } == [true, false])
    }

    @Test func theColourBehindTheRowsCanBeHidden() {
      func pages(_ visibility: Visibility) -> Int {
        let screen = Screen(width: 300, height: 600) {
          List { Text("a") }.scrollContentBackground(visibility)
        }
        return views(RenderView.self, of: screen).count {
          !$0.isHidden && $0.backgroundColor == .systemGroupedBackground
        }
      }
      #expect(pages(.visible) == 1)
      #expect(pages(.hidden) == 0)
    }

    @Test func aLongListScrolls() throws {
      let screen = Screen(width: 300, height: 400) { List(0..<50) { Text("row \($0)") } }
      let list = try #require(screen.elements.first)
      #expect(list.frame.text == "0 0 300 400")
      #expect(screen.frame("row 49").maxY > 2000)
    }
  }
}
