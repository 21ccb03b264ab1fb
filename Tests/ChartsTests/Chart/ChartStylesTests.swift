import Charts
import Testing

@testable import Charts
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ChartStylesTests {
    private let sales = [
      Sale(month: "Jan", amount: 20), Sale(month: "Jan", amount: 30, city: "Oslo"), Sale(month: "Feb", amount: 50),
    ]

    private func chart() -> some View {
      Chart(sales) {
        BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount))
          .foregroundStyle(by: .value("City", $0.city))
      }
    }

    @Test func aLegendNamesTheValuesInTheirOrder() throws {
      let screen = Screen(width: 300, height: 200) { chart() }
      let names = screen.labels.filter { ["Rome", "Oslo"].contains($0) }
      #expect(names == ["Rome", "Oslo"])
      let legend = screen.frame("Rome")
      #expect(legend.maxY <= 200)
      #expect(legend.minY > screen.frame("Feb").maxY)
      #expect(screen.frame("Oslo").minX > legend.maxX)
    }

    @Test func aLegendMayBeHiddenOrElsewhereOrAnother() {
      let hidden = Screen(width: 300, height: 200) { chart().chartLegend(.hidden) }
      #expect(!hidden.has("Rome"))
      let top = Screen(width: 300, height: 200) { chart().chartLegend(position: .top) }
      #expect(top.frame("Rome").minY < 20)
      let own = Screen(width: 300, height: 200) { chart().chartLegend { Text("Cities") } }
      #expect(own.has("Cities") && !own.has("Rome"))
    }

    @Test func barsOfOneMonthAreStackedAndSayTheirCity() throws {
      let screen = Screen(width: 300, height: 200) {
        chart().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      }
      let marks = screen.elements.filter { $0.element.value?.hasPrefix("Sales") == true }
      #expect(
        marks.map(\.element.value) == ["Sales: 20, City: Rome", "Sales: 30, City: Oslo", "Sales: 50, City: Rome"])
      #expect(marks[0].frame.minY == marks[1].frame.maxY)
      #expect(marks[1].frame.minY == marks[2].frame.minY)
    }

    @Test func stylesAreTakenInTurnOrByName() throws {
      let marks = sales.flatMap {
        BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount))
          .foregroundStyle(by: .value("City", $0.city))._resolve().marks
      }
      let usual = StyleScale(marks, setting: StyleScale.Setting())
      #expect(usual.style(for: .category("Oslo")) == AnyShapeStyle(StyleScale.colors[1]))
      var setting = StyleScale.Setting()
      setting.domain = [.category("Oslo"), .category("Rome")]
      setting.styles = [AnyShapeStyle(Color.red), AnyShapeStyle(Color.brown)]
      let named = StyleScale(marks, setting: setting)
      #expect(named.style(of: marks[0]) == AnyShapeStyle(Color.brown))
      #expect(named.style(of: marks[1]) == AnyShapeStyle(Color.red))
      #expect(named.legendValues == [.category("Oslo"), .category("Rome")])
    }
  }
}
