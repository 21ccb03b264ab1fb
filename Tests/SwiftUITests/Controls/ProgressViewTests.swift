import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ProgressViewTests {
    @Test func withoutAValueItIsAnActivityIndicator() {
      let screen = Screen(width: 300, height: 200) { ProgressView("loading").accessibilityIdentifier("wheel") }
      #expect(screen.elements.contains { $0.element.type == .activityIndicator && $0.element.identifier == "wheel" })
      #expect(screen.has("loading"))
    }

    @Test func aValueIsAShareOfTheTotal() throws {
      let screen = Screen(width: 300, height: 200) { ProgressView(value: 5, total: 20) }
      let bar = try #require(screen.elements.first { $0.element.type == .progressIndicator })
      #expect(bar.element.value == "25%")
      #expect(bar.frame.width == 300)
    }
  }
}
