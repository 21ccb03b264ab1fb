import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct LayoutTests {
    private struct Staircase: Layout {
      var step: CGFloat

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let last = CGFloat(max(0, sizes.count - 1)) * step
        return CGSize(
          width: last + (sizes.last?.width ?? 0), height: sizes.reduce(0) { $0 + $1.height })
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var place = bounds.origin
        for subview in subviews {
          subview.place(at: place, anchor: .topLeading, proposal: .unspecified)
          place.x += step
          place.y += subview.sizeThatFits(.unspecified).height
        }
      }
    }

    @Test func aLayoutOfTheAppPlacesItsViews() {
      let screen = Screen(width: 100, height: 100) {
        Staircase(step: 5) {
          Probe("a", 10, 10)
          Probe("b", 10, 10)
        }
      }
      #expect(screen.frame("a").text == "42.5 40 10 10")
      #expect(screen.frame("b").text == "47.5 50 10 10")
    }

    @Test func viewsKeepTheirStateWhenTheLayoutChanges() {
      struct Count: View {
        @State private var count = 0

        var body: some View { Button("count \(count)") { count += 1 } }
      }
      struct Example: View {
        @State private var isRow = false

        var body: some View {
          Button("turn") { isRow.toggle() }
          (isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
            Count()
            Probe("b", 10, 10)
          }
        }
      }
      let screen = Screen { VStack { Example() } }
      screen.tap("count 0")
      #expect(screen.frame("b").minY > screen.frame("count 1").midY)
      screen.tap("turn")
      #expect(screen.frame("b").minX > screen.frame("count 1").midX)
    }

    @Test func viewsChangeTogetherWithTheLayout() {
      struct Example: View {
        @State private var width: CGFloat = 10

        var body: some View {
          Button("grow") { width = 30 }
          AnyLayout(HStackLayout(spacing: width)) {
            Color.red.frame(width: width, height: 10)
            Rectangle().fill(width == 10 ? Color.red : Color.blue).frame(width: width, height: 10)
              .accessibilityIdentifier("last")
          }
        }
      }
      let screen = Screen(width: 100, height: 100) { VStack { Example() } }
      #expect(screen.frame("last").minX == 55)
      screen.tap("grow")
      #expect(screen.frame("last").minX == 65)
    }

    @Test func viewsThatKnowTheirSizeArePlacedOnce() {
      struct Halves: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          let half = ProposedViewSize(width: bounds.width / 2, height: bounds.height)
          subviews.first?.place(at: bounds.origin, proposal: half)
        }
      }
      let screen = Screen(width: 100, height: 100) {
        Halves {
          GeometryReader { Text(verbatim: "\(Int($0.size.width)) wide") }
          Probe("rest", 10, 10)
        }
      }
      #expect(screen.has("50 wide"))
      #expect(screen.frame("rest").text == "45 45 10 10")
    }

    @Test func aLayoutMayLeaveItsViewsToAnother() {
      struct Row: Layout {
        private let row = AnyLayout(HStackLayout(spacing: 0))

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
      }
      struct Example: View {
        @State private var width: CGFloat = 10

        var body: some View {
          Button("grow") { width = 30 }
          Row {
            Probe("first", width, 10)
            Probe("last", 10, 10)
          }
        }
      }
      let screen = Screen(width: 100, height: 100) { VStack { Example() } }
      #expect(screen.frame("last").minX == 50)
      screen.tap("grow")
      #expect(screen.frame("first").minX == 30)
      #expect(screen.frame("last").minX == 60)
    }

    @Test func theFirstViewThatFitsIsShown() {
      let wide = Screen(width: 100, height: 100) {
        ViewThatFits {
          Probe("large", 60, 10)
          Probe("small", 20, 10)
        }
      }
      #expect(wide.has("large") && !wide.has("small"))
      let narrow = Screen(width: 50, height: 100) {
        ViewThatFits(in: .horizontal) {
          Probe("large", 60, 10)
          Probe("small", 20, 10)
        }
      }
      #expect(narrow.has("small") && !narrow.has("large"))
    }
  }
}
