import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewDynamicTypeTests {
    private struct Reader: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.sizeCategory) private var category
      @Environment(\.redactionReasons) private var reasons

      var body: some View { Text(verbatim: "\(size) \(category) \(reasons.contains(.placeholder))") }
    }

    @Test func sizesAreSetAndBounded() {
      let screen = Screen {
        VStack {
          Reader()
          Reader().dynamicTypeSize(.xSmall)
          Reader().dynamicTypeSize(.accessibility1...)
          Reader().environment(\.sizeCategory, .extraLarge)
        }
      }
      #expect(
        screen.labels == [
          "large large false", "xSmall extraSmall false", "accessibility1 accessibilityMedium false",
          "xLarge extraLarge false",
        ])
    }

    @Test func redactionReachesViewsInside() {
      let screen = Screen {
        VStack {
          Reader().redacted(reason: .placeholder)
          VStack { Reader().unredacted() }.redacted(reason: .placeholder)
        }
      }
      #expect(screen.labels == ["large large true", "large large false"])
    }
  }
}
