import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct AccessibilityStandInsTests {
    @Test func theElementsAreThoseOfTheRepresentation() {
      let screen = Screen(width: 300, height: 300) {
        Text("drawn").accessibilityRepresentation { Text("told") }
      }
      #expect(screen.has("told") && !screen.has("drawn"))
    }

    @Test func aContainerHoldsTheElementsOfOtherViews() {
      let screen = Screen(width: 300, height: 300) {
        Color.red.frame(width: 100, height: 100).accessibilityChildren {
          HStack { ForEach(["Mon", "Tue"], id: \.self) { Text($0) } }
        }
        .accessibilityLabel("week")
      }
      #expect(screen.has("Mon") && screen.has("Tue"))
    }
  }
}
