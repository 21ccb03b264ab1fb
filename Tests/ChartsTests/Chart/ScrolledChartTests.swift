import Charts
import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct ScrolledChartTests {
    private struct Months: View {
      @State private var first = "Jan"

      var body: some View {
        VStack(spacing: 0) {
          Chart(Sale.three) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 2)
            .chartScrollPosition(x: $first)
          Text(verbatim: "first \(first)").frame(height: 50)
          Button("Last") { first = "Feb" }
        }
      }
    }

    private struct Values: View {
      let initial: Int

      var body: some View {
        Chart([10, 40, 90], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
          .chartYAxis(.hidden)
          .chartXScale(domain: 0...100)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 50)
          .chartScrollPosition(initialX: initial)
      }
    }

    private struct Chosen: View {
      @State private var month: String?

      var body: some View {
        VStack(spacing: 0) {
          Chart(Sale.three) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: $month)
            .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) } }
          Text(verbatim: "chosen: \(month ?? "none")").frame(height: 50)
        }
      }
    }

    private func drag(from start: CGPoint, by distance: CGFloat) {
      let steps: [(TouchEvent.Phase, CGFloat)] = [(.began, 0), (.moved, 0.5), (.moved, 1), (.ended, 1)]
      for (index, (phase, share)) in steps.enumerated() {
        let point = CGPoint(x: start.x + share * distance, y: start.y)
        let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: 1)
        UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: Double(index) * 0.1)))
      }
      _ = CommitCycle.shared.frame
    }

    @Test func aFingerMovesWhatIsInSight() {
      let screen = Screen(width: 300, height: 300) { Months() }
      #expect(screen.has("Jan") && screen.has("Feb") && !screen.has("Mar"))
      #expect(abs(screen.frame("Feb").midX - 225) < 0.01)
      drag(from: CGPoint(x: 200, y: 100), by: -140)
      #expect(screen.has("first Feb"))
      #expect(!screen.has("Jan") && screen.has("Mar"))
      drag(from: CGPoint(x: 100, y: 100), by: 150)
      #expect(screen.has("first Jan"))
    }

    @Test func theAppMovesWhatIsInSight() {
      let screen = Screen(width: 300, height: 300) { Months() }
      screen.tap("Last")
      #expect(!screen.has("Jan") && screen.has("Mar"))
      #expect(abs(screen.frame("Feb").midX - 75) < 0.01)
    }

    @Test func axesShowTheValuesInSight() {
      #expect(Screen(width: 300, height: 200) { Values(initial: 0) }.labels.contains("50"))
      let later = Screen(width: 300, height: 200) { Values(initial: 50) }.labels
      #expect(later.contains("100") && !later.contains("0") && !later.contains("40"))
    }

    @Test func anAppsGestureSelects() {
      let screen = Screen(width: 300, height: 250) { Chosen() }
      screen.tap(at: CGPoint(x: 150, y: 50))
      #expect(screen.has("chosen: Feb"))
    }
  }
}
