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

    @Test func textFollowsTheChosenSizeUnlessItsSizeIsFixed() {
      let screen = Screen(width: 390, height: 844) {
        VStack(spacing: 0) {
          Text("body")
          Text("large").dynamicTypeSize(.accessibility3)
          Text("style").font(.custom("Any", size: 17, relativeTo: .body)).dynamicTypeSize(.accessibility3)
          Text("fixed").font(.system(size: 17)).dynamicTypeSize(.accessibility3)
          Text("own").font(.custom("Any", fixedSize: 17)).dynamicTypeSize(.accessibility3)
          Image(systemName: "star").accessibilityLabel("star").dynamicTypeSize(.accessibility3)
          Image(systemName: "star").accessibilityLabel("small").dynamicTypeSize(.large)
        }
      }
      let height = screen.frame("body").height
      #expect(screen.frame("large").height > height * 2)
      #expect(screen.frame("style").height == screen.frame("large").height)
      #expect(screen.frame("fixed").height == height && screen.frame("own").height == height)
      #expect(screen.frame("star").height > screen.frame("small").height * 2)
    }
  }
}
