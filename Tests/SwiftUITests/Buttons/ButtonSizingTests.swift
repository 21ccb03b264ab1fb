import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct ButtonSizingTests {
    @Test func aFlexibleButtonIsAsWideAsItCanBe() {
      let screen = Screen(width: 300, height: 300) {
        VStack {
          Color.clear.accessibilityElement().accessibilityLabel("flexible").frame(height: 9).buttonSizing(.flexible)
          Button("fitted") {}.buttonSizing(.fitted)
        }
      }
      #expect(screen.frame("flexible").width == 300)
      #expect(screen.frame("fitted").width < 100)
    }
  }
}
