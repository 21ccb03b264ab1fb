import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ListRowTests {
    @Test func aRowKeepsTheRoomItAsksFor() {
      let screen = Screen(width: 300, height: 300) {
        List {
          Text("usual")
          Text("near").listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0))
        }
        .listStyle(.plain)
      }
      #expect(screen.frame("usual").minX == 16)
      #expect(screen.frame("near").minX == 4)
    }

    @Test func aBackgroundFillsItsRow() {
      let screen = Screen(width: 300, height: 300) {
        List { Text("row").listRowBackground(Color.red.accessibilityIdentifier("back")) }.listStyle(.plain)
      }
      #expect(screen.frame("back").size == CGSize(width: 300, height: 44))
    }

    @Test func aSwipeShowsTheRowsActions() {
      struct Example: View {
        let log: Log
        var body: some View {
          List {
            Text("row")
              .swipeActions {
                Button("Bin", role: .destructive) { log.add("bin") }
                Button("Flag") { log.add("flag") }.tint(.orange)
              }
              .swipeActions(edge: .leading) { Button("Pin") { log.add("pin") } }
          }
        }
      }
      let log = Log()
      let screen = Screen(width: 390, height: 400) { Example(log: log) }
      #expect(!screen.has("Bin"))
      screen.swipe("row", by: -100)
      #expect(screen.frame("Flag").maxX <= screen.frame("Bin").minX)
      screen.tap("Flag")
      #expect(log.take() == ["flag"])
      #expect(!screen.has("Bin"))
      screen.swipe("row", by: 80)
      screen.tap("Pin")
      #expect(log.take() == ["pin"])
    }
  }
}
