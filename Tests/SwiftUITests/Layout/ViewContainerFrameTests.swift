import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewContainerFrameTests {
    private func box(_ name: String) -> some View {
      Text(name).frame(maxWidth: .infinity).accessibilityElement().accessibilityLabel(name)
    }

    @Test func lengthsFollowTheScrollView() {
      let screen = Screen(width: 300, height: 200) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            box("whole").containerRelativeFrame(.horizontal)
            box("part").containerRelativeFrame(.horizontal, count: 3, spacing: 15)
            box("parts").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 15)
            box("own").containerRelativeFrame(.horizontal) { length, _ in length / 10 }
          }
        }
        .frame(width: 150)
      }
      #expect(["whole", "part", "parts", "own"].map { screen.frame($0).width } == [150, 40, 95, 15])
    }

    @Test func thePageIsTheContainerOutsideOfScrollViews() {
      let screen = Screen(width: 300, height: 200) {
        HStack { box("half").containerRelativeFrame(.horizontal) { length, _ in length / 2 } }
      }
      #expect(screen.frame("half").width == 150)
    }

    @Test func marginsLieAroundTheContent() {
      let screen = Screen(width: 300, height: 200) {
        ScrollView { box("row") }.contentMargins(.horizontal, 20).contentMargins(.top, 7, for: .scrollContent)
      }
      #expect(screen.frame("row").minX == 20)
      #expect(screen.frame("row").width == 260)
      #expect(screen.frame("row").minY.rounded() == 7)
    }
  }
}
