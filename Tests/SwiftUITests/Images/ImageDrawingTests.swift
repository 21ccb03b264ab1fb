import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct ImageDrawingTests {
    @Test func aClosureDrawsAPicture() {
      let screen = Screen {
        VStack {
          Image(size: CGSize(width: 40, height: 20), label: Text("box")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(.red))
          }
          Image(size: CGSize(width: 1, height: 1)) { _ in }
        }
      }
      #expect(screen.frame("box").size == CGSize(width: 40, height: 20))
      #expect(screen.elements.filter { $0.element.type == .image }.count == 1)
      let drawn = CommitCycle.shared.frame.displayList.root.lines()
      #expect(drawn.contains { $0.contains("#FF3B30") } || drawn.contains { $0.contains("image") })
    }
  }
}
