import Charts
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ChartTests {
    private func bars(@ViewBuilder _ change: (Chart<ForEach<[Sale], String, BarMark>>) -> some View) -> Screen {
      Screen(width: 300, height: 200) {
        change(
          Chart(Sale.three) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) })
      }
    }

    private func mark(_ screen: Screen, _ label: String) -> Screen.Found? {
      screen.elements.first { $0.element.label == label && $0.element.value != nil }
    }

    @Test func barsAreElementsWhereTheirValuesAre() throws {
      let screen = bars { $0.chartXAxis(.hidden).chartYAxis(.hidden) }
      let jan = try #require(mark(screen, "Jan"))
      #expect(jan.element.value == "Sales: 20")
      #expect(jan.frame.text == "15 160 70 40")
      #expect(mark(screen, "Feb")?.frame.text == "115 100 70 100")
      #expect(mark(screen, "Mar")?.frame.text == "215 0 70 200")
    }

    @Test func axesHaveLabelsAndTakeRoom() throws {
      let screen = bars { $0 }
      #expect(screen.labels.filter { Double($0) != nil } == ["0", "20", "40", "60", "80", "100"])
      let plot = try #require(mark(screen, "Mar")).frame
      let label = try #require(screen.elements.first { $0.element.type == .staticText && $0.element.label == "Mar" })
      #expect(label.frame.minY > plot.maxY)
      #expect(abs(label.frame.midX - plot.midX) < 1)
      #expect(label.frame.maxY <= 200)
      let hundred = screen.frame("100")
      #expect(hundred.minX > plot.maxX)
      #expect(hundred.maxX <= 300)
      #expect(abs(hundred.midY - plot.minY) < 1)
    }

    @Test func categoriesAlongYBeginAtTheTop() {
      let screen = Screen(width: 300, height: 300) {
        Chart(Sale.three) { BarMark(x: .value("Sales", $0.amount), y: .value("Month", $0.month)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
      }
      #expect(mark(screen, "Jan")?.frame.text == "0 15 60 70")
      #expect(mark(screen, "Mar")?.frame.text == "0 215 300 70")
      #expect(mark(screen, "Jan")?.element.value == "Sales: 20")
    }

    @Test func changesOfTheDataMoveMarks() {
      struct Growing: View {
        @State private var last = 100.0

        var body: some View {
          Chart {
            BarMark(x: .value("Month", "Jan"), y: .value("Sales", 100))
            BarMark(x: .value("Month", "Feb"), y: .value("Sales", last))
          }
          .chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 100)
          Button("Grow") { last = 200 }
        }
      }
      let screen = Screen(width: 300, height: 200) { VStack(spacing: 0) { Growing() } }
      #expect(mark(screen, "Jan")?.frame.height == 100)
      screen.tap("Grow")
      #expect(mark(screen, "Jan")?.frame.height == 50)
      #expect(mark(screen, "Feb")?.frame.height == 100)
    }

    @Test func aChartIsOneElementWithItsMarks() throws {
      let screen = bars { $0.accessibilityIdentifier("chart") }
      let chart = try #require(screen.elements.first { $0.element.identifier == "chart" })
      #expect(chart.frame.text == "0 0 300 200")
      #expect(screen.elements.filter { $0.element.identifier == "chart" }.count == 1)
    }

    @Test func conditionsAndOptionalsMakeContent() {
      let extra: Double? = 5
      let hasFirst = false
      let screen = Screen(width: 300, height: 200) {
        Chart {
          if hasFirst { BarMark(x: .value("Month", "first"), y: .value("Sales", 1)) }
          if let extra {
            RuleMark(y: .value("Average", extra))
          } else {
            PointMark(x: .value("Month", "none"), y: .value("Sales", 1))
          }
          Group { BarMark(x: .value("Month", "grouped"), y: .value("Sales", 10)).opacity(0.5) }
          ForEach(0..<2) { BarMark(x: .value("Month", "\($0)"), y: .value("Sales", $0)) }
        }
      }
      #expect(mark(screen, "grouped") != nil)
      #expect(mark(screen, "1") != nil)
      #expect(mark(screen, "Average")?.element.value == "5")
      #expect(!screen.has("first"))
      #expect(!screen.has("none"))
    }
  }
}
