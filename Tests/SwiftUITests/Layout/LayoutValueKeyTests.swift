import SwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite struct LayoutValueKeyTests {
    private struct Indent: LayoutValueKey {
      static let defaultValue: CGFloat = 0
    }

    private struct Indented: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + CGFloat(index) * 10),
            proposal: .unspecified)
        }
      }
    }

    @Test func aLayoutReadsWhatItsViewsSay() {
      struct Example: View {
        @State private var indent: CGFloat = 20

        var body: some View {
          Indented {
            Probe("a", 10, 10)
            Probe("b", 10, 10).layoutValue(key: Indent.self, value: indent).padding(0)
            Button("more") { indent = 30 }
          }
        }
      }
      let screen = Screen(width: 100, height: 100) { Example() }
      #expect(screen.frame("a").minX == 0)
      #expect(screen.frame("b").minX == 20)
      screen.tap("more")
      #expect(screen.frame("b").minX == 30)
    }
  }
}
