import Charts
import Testing
import SwiftUITestSupport
import WindfallCore

@_spi(Windfall) import UIKit

extension AllTests {
  @MainActor @Suite struct ChartContentTests {
    private func bare(@ChartContentBuilder _ content: () -> some ChartContent) -> Screen {
      Screen(width: 300, height: 200) {
        Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      }
    }

    @Test func theAppNamesElements() throws {
      let screen = bare {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 20))
          .accessibilityLabel("January").accessibilityValue("20 sold").accessibilityIdentifier("jan")
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 20)).accessibilityHidden(true)
      }
      let jan = try #require(screen.elements.first { $0.element.identifier == "jan" })
      #expect(jan.element.label == "January")
      #expect(jan.element.value == "20 sold")
      #expect(!screen.has("Feb"))
    }

    @Test func aBarIsCutByAShape() throws {
      let screen = bare {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 20)).clipShape(Capsule())
      }
      func clips(_ group: DisplayGroup) -> Int {
        group.items.reduce(group.clip == nil ? 0 : 1) { count, item in
          if case .group(let inner) = item { count + clips(inner) } else { count }
        }
      }
      #expect(screen.has("Jan"))
      #expect(clips(CommitCycle.shared.frame.displayList.root) > 0)
    }

    @Test func linesHaveAnElementForEachValue() throws {
      let screen = bare {
        ForEach(0..<3) { LineMark(x: .value("Day", $0 * 5), y: .value("Steps", $0 * 10)) }
      }
      let points = screen.elements.filter { $0.element.value?.hasPrefix("Steps") == true }
      #expect(points.map(\.element.label) == ["0", "5", "10"])
      #expect(points.map(\.element.value) == ["Steps: 0", "Steps: 10", "Steps: 20"])
      #expect(points[1].frame.midX == 150)
      #expect(points[1].frame.midY == 100)
    }

    @Test func annotationsStandBesideTheirMark() throws {
      let screen = bare {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 50))
          .annotation(position: .top, spacing: 5) { Text("50 sold") }
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 100))
          .annotation(position: .overlay) { context in Text("\(Int(context.targetSize.height)) high") }
      }
      let jan = try #require(screen.element("Jan")).frame
      let note = screen.frame("50 sold")
      #expect(abs(note.maxY - (jan.minY - 5)) < 0.5)
      #expect(abs(note.midX - jan.midX) < 0.5)
      #expect(abs(screen.frame("200 high").midY - 100) < 0.5)
    }

    @Test func sectorsAreElementsNamedByTheirStyle() throws {
      let screen = bare {
        SectorMark(angle: .value("Share", 30)).foregroundStyle(by: .value("Kind", "Cats"))
        SectorMark(angle: .value("Share", 10)).foregroundStyle(by: .value("Kind", "Dogs"))
      }
      #expect(try #require(screen.element("Cats")).element.value == "Share: 30")
      #expect(screen.has("Dogs"))
    }

    @Test func typesOfTheAppMakeContent() {
      struct Pair: ChartContent {
        let name: String

        var body: some ChartContent {
          BarMark(x: .value("Name", name), y: .value("Sales", 1))
          RuleMark(y: .value("Goal of \(name)", 2)).foregroundStyle(.red).lineStyle(StrokeStyle(dash: [2]))
        }
      }
      enum Kind: String, Plottable { case good }
      let screen = bare {
        Pair(name: "a")
        PointMark(x: .value("Name", Kind.good), y: .value("Sales", Decimal(2))).symbol(.square).symbolSize(100)
      }
      #expect(screen.has("a") && screen.has("good") && screen.has("Goal of a"))
      #expect(abs(screen.frame("good").width - 11.28) < 0.01)
    }
  }
}
