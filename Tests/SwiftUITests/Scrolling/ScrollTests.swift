import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ScrollTests {
    @Test func contentIsAsLongAsItNeeds() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { Probe("\($0)", 100, 50) }
          }
        }
        .accessibilityIdentifier("scroll")
      }
      #expect(screen.frame("4").text == "0 200 100 50")
      #expect(screen.elements.first?.element.type == .scrollView)
      #expect(screen.elements.first?.frame.text == "0 0 100 100")
    }

    @Test func horizontalContentIsAsWideAsItNeeds() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<5, id: \.self) { Probe("\($0)", 50, 20) }
          }
        }
      }
      #expect(screen.frame("4").text == "240 40 50 20")
      #expect(screen.elements.first?.frame.text == "0 40 100 20")
    }
  }
}
