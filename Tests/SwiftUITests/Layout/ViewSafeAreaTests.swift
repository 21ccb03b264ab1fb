import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewSafeAreaTests {
    @Test func anInsetTakesItsPartOfTheRoom() {
      let screen = Screen(width: 200, height: 300) {
        Probe("content").safeAreaInset(edge: .bottom) { Probe("bar", nil, 50) }
      }
      #expect(screen.frame("content").text == "0 0 200 250")
      #expect(screen.frame("bar").text == "0 250 200 50")
    }
  }
}
