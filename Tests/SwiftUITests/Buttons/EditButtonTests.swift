import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct EditButtonTests {
    private struct Example: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { name in Text(name).deleteDisabled(name == "c") }
              .onDelete { names.remove(atOffsets: $0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
      }
    }

    private func names(_ screen: Screen) -> [String] { screen.labels.filter { ["a", "b", "c"].contains($0) } }

    @Test func rowsAreRemovedInTwoSteps() {
      let screen = Screen { Example() }
      #expect(!screen.has("Remove"))
      screen.tap("Edit")
      #expect(screen.labels.filter { $0 == "Remove" }.count == 2)
      screen.tap("Remove")
      #expect(names(screen) == ["a", "b", "c"])
      screen.tap("Delete")
      #expect(names(screen) == ["b", "c"])
      screen.tap("Done")
      #expect(!screen.has("Remove"))
    }

    @Test func rowsAreDragged() {
      let screen = Screen { Example() }
      screen.tap("Edit")
      let start = screen.frame("Reorder")
      for (phase, share, time) in [
        (TouchEvent.Phase.began, 0.0, 0.0), (.moved, 0.5, 0.1), (.moved, 1, 0.2), (.ended, 1, 0.5),
      ] {
        let point = CGPoint(x: start.midX, y: start.midY + share * 90)
        let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: 1)
        UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
      }
      #expect(names(screen) == ["b", "c", "a"])
    }
  }
}
