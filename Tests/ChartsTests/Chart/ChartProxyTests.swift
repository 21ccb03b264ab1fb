import Charts
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ChartProxyTests {
    private final class Seen {
      var proxy: ChartProxy?
      var frame: CGRect?
    }

    private struct Touched: View {
      @State private var month: String?

      var body: some View {
        VStack(spacing: 0) {
          Chart(Sale.three) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: $month)
            .onChange(of: month) { _, new in if let new { shown = new } }
          Text(verbatim: "chosen: \(shown)").frame(height: 50)
        }
      }

      @State private var shown = "none"
    }

    @Test func valuesHavePlacesInThePlotArea() throws {
      let seen = Seen()
      let screen = Screen(width: 300, height: 200) {
        Chart(Sale.three) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
          .chartXAxis(.hidden)
          .chartOverlay { proxy in
            GeometryReader { geometry in
              let _ = seen.proxy = proxy
              let _ = seen.frame = geometry[proxy.plotAreaFrame]
              Color.clear
            }
          }
      }
      let proxy = try #require(seen.proxy)
      let mar = try #require(screen.element("Mar")).frame
      #expect(proxy.plotSize.height == 200)
      #expect(proxy.plotSize.width < 300)
      #expect(seen.frame == CGRect(origin: .zero, size: proxy.plotSize))
      #expect(abs(try #require(proxy.position(forX: "Mar")) - mar.midX) < 0.01)
      #expect(proxy.position(forY: 100) == 0)
      #expect(proxy.position(forX: "May") == nil)
      #expect(proxy.value(atX: mar.midX) == "Mar")
      #expect(proxy.value(atY: 100) == 50)
      #expect(proxy.value(at: CGPoint(x: 1, y: 0), as: (String, Double).self)?.0 == "Jan")
    }

    @Test func aFingerSelects() {
      let screen = Screen(width: 300, height: 250) { Touched() }
      #expect(screen.has("chosen: none"))
      screen.tap(at: CGPoint(x: 150, y: 50))
      #expect(screen.has("chosen: Feb"))
    }
  }
}
