import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct AnchorTests {
    struct Bounds: PreferenceKey {
      static var defaultValue: [Int: Anchor<CGRect>] { [:] }
      static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
      }
    }

    struct Centers: PreferenceKey {
      static var defaultValue: [Anchor<CGPoint>] { [] }
      static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    struct Example: View {
      @State private var chosen = 0
      @State private var isTall = false

      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: isTall ? 100 : 50)
          ForEach(0..<3, id: \.self) { index in
            Button("row \(index)") { chosen = index }.frame(width: 100, height: 40)
              .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
          }
          Button("taller") { isTall = true }
        }
        .frame(width: 200)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            if let anchor = anchors[chosen] {
              Rectangle().accessibilityElement().accessibilityIdentifier("mark")
                .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                .allowsHitTesting(false)
            }
          }
        }
      }
    }

    @Test func anOverlayLiesOverTheViewOfAnAnchor() {
      let screen = Screen(width: 200, height: 400) { Example() }
      #expect(screen.frame("mark").size == CGSize(width: 100, height: 40))
      let first = screen.frame("mark").minY
      screen.tap("row 2")
      #expect(screen.frame("mark").minY == first + 80)
    }

    @Test func itFollowsTheViewWhenThatMoves() {
      let screen = Screen(width: 200, height: 400) { Example() }
      screen.tap("taller")
      #expect(abs(screen.frame("mark").midY - screen.frame("row 0").midY) < 1)
    }

    @Test func pointsOfViewsAreAnchorsToo() {
      let screen = Screen(width: 200, height: 200) {
        Color.clear.frame(width: 40, height: 20)
          .anchorPreference(key: Centers.self, value: .center) { [$0] }
          .transformAnchorPreference(key: Centers.self, value: .bottomTrailing) { $0.append($1) }
          .frame(width: 200, height: 200)
          .backgroundPreferenceValue(Centers.self) { anchors in
            GeometryReader { proxy in
              Text(anchors.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " "))
            }
          }
      }
      #expect(screen.labels == ["100,100 120,110"])
    }
  }
}
