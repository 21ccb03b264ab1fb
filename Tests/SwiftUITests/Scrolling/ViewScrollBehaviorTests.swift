import SwiftUI
import Testing

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewScrollBehaviorTests {
    @Test func scrollingIsSwitchedOffAndPaged() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView { Probe("a", 10, 300) }.scrollDisabled(true).scrollTargetBehavior(.paging)
          .scrollIndicatorsFlash(trigger: 1)
      }
      let scroll = screen.view(UIScrollView.self)
      #expect(scroll?.isScrollEnabled == false && scroll?.isPagingEnabled == true)
    }

    @Test func aScrollViewMayBeginAtItsEnd() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView { Probe("a", 10, 300) }.defaultScrollAnchor(.bottom)
      }
      #expect(screen.view(UIScrollView.self)?.contentOffset.y == 200)
    }

    @Test func aPositionComesIntoSight() {
      struct Example: View {
        @State private var id: Int?

        var body: some View {
          VStack {
            Button("go") { id = 9 }
            ScrollView { ForEach(0..<10) { Probe("row \($0)", 10, 100).id($0) } }
              .scrollPosition(id: $id, anchor: .top)
          }
        }
      }
      let screen = Screen(width: 100, height: 300) { Example() }
      screen.tap("go")
      #expect((screen.view(UIScrollView.self)?.contentOffset.y ?? 0) > 500)
    }

    @Test func anActionHearsWhereTheContentIsScrolledTo() throws {
      struct Example: View {
        @State private var offset: CGFloat = 0
        var body: some View {
          VStack {
            Text("offset \(Int(offset))")
            ScrollView { Color.red.frame(height: 1000) }
              .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
              } action: { _, new in
                offset = new
              }
              .onScrollGeometryChange(for: CGSize.self) {
                $0.contentSize
              } action: { _, _ in
              }
          }
        }
      }
      let screen = Screen(width: 300, height: 300) { Example() }
      let scroll = try #require(screen.view(UIScrollView.self))
      scroll.contentOffset = CGPoint(x: 0, y: 40)
      #expect(screen.has("offset 40"))
    }
  }
}
