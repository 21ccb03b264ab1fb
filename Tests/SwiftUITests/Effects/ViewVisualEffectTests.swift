import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewVisualEffectTests {
    @Test func anEffectFollowsTheGeometry() {
      let screen = Screen(width: 300, height: 200) {
        VStack(spacing: 0) {
          Text("moved").frame(width: 100, height: 20)
            .visualEffect { content, proxy in content.scaleEffect(0.5).offset(x: proxy.size.width) }
          Text("kept").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        }
      }
      let plain = Screen(width: 300, height: 200) {
        VStack(spacing: 0) {
          Text("moved").frame(width: 100, height: 20)
          Text("kept")
        }
      }
      #expect(screen.frame("moved").midX == plain.frame("moved").midX + 100)
      #expect(screen.frame("moved").width == plain.frame("moved").width / 2)
      #expect(screen.frame("kept").integral == plain.frame("kept").integral)
    }
  }
}
