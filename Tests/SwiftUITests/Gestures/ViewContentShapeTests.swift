import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewContentShapeTests {
    @Test(arguments: [(ContentShapeKinds.interaction, 1), (ContentShapeKinds([.contextMenuPreview, .dragPreview]), 0)])
    func onlyTheShapeOfInteractionMeetsFingers(_ kinds: ContentShapeKinds, _ taps: Int) {
      let log = Log()
      let screen = Screen {
        Text("a").frame(width: 200, height: 100).contentShape(kinds, Rectangle()).onTapGesture { log.add("tap") }
      }
      let text = screen.frame("a")
      screen.tap(at: CGPoint(x: text.midX - 80, y: text.midY))
      #expect(log.take().count == taps)
    }
  }
}
