import Charts
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct AxisMarksTests {
    private func chart() -> some View {
      Chart(Sale.three) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) }
    }

    @Test func valuesAndLabelsAreTheApps() throws {
      let screen = Screen(width: 300, height: 200) {
        chart().chartXAxis(.hidden).chartYAxis {
          AxisMarks(position: .leading, values: [0, 50, 100]) { value in
            AxisGridLine()
            AxisValueLabel { if let amount = value.as(Int.self) { Text("\(amount) €") } }
          }
        }
      }
      #expect(screen.labels.filter { $0.hasSuffix("€") } == ["0 €", "50 €", "100 €"])
      let label = screen.frame("50 €")
      let jan = screen.frame("Jan")
      #expect(label.maxX < jan.minX)
      #expect(label.minX >= 0)
    }

    @Test func formatsWriteTheValues() {
      let screen = Screen(width: 300, height: 200) {
        chart().chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.0, 100.0]) }
      }
      #expect(screen.has("10,000%"))
    }

    @Test func partsMayBeLeftOutByValue() {
      let screen = Screen(width: 300, height: 200) {
        chart().chartXAxis {
          AxisMarks { value in
            if value.index > 0 { AxisValueLabel("\(value.index) of \(value.count)") }
          }
        }
      }
      #expect(screen.has("1 of 3") && screen.has("2 of 3") && !screen.has("0 of 3"))
    }

    @Test func axesHaveTitles() {
      let screen = Screen(width: 300, height: 200) {
        chart().chartXAxisLabel("Months").chartYAxisLabel("Euros")
      }
      #expect(screen.frame("Months").minY > screen.frame("Jan").maxY - 1)
      #expect(screen.frame("Euros").minY < 1)
    }

    @Test func monthsAreWrittenOnADateAxis() throws {
      let calendar = Calendar.current
      let dates = try (1...4).map {
        try #require(calendar.date(from: DateComponents(year: 2024, month: $0, day: 1)))
      }
      let screen = Screen(width: 300, height: 200) {
        Chart(dates, id: \.self) { LineMark(x: .value("Month", $0, unit: .month), y: .value("Sales", 3)) }
          .chartXAxis { AxisMarks(values: .stride(by: .month)) { AxisValueLabel(centered: true) } }
      }
      #expect(screen.labels.filter { $0.count == 3 } == ["Jan", "Feb", "Mar", "Apr"])
      #expect(screen.frame("Apr").maxX < screen.frame("3").minX)
    }
  }
}
