import Foundation
import Testing

@testable import Charts

extension AllTests {
  @MainActor @Suite struct MarkPlacesTests {
    private let size = CGSize(width: 200, height: 100)

    private func places<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> MarkPlaces {
      MarkPlaces(model: ChartModel(content()._resolve().marks), size: size)
    }

    @Test func pointsAndLinesAreAtTheirValues() throws {
      let places = places {
        PointMark(x: .value("X", 5), y: .value("Y", 10))
        LineMark(x: .value("X", 10), y: .value("Y", 50))
      }
      #expect(try #require(places.points(at: 0)).top == CGPoint(x: 100, y: 80))
      #expect(try #require(places.points(at: 1)).top == CGPoint(x: 200, y: 0))
    }

    @Test func rulesReachFromEdgeToEdge() {
      let places = places {
        RuleMark(y: .value("Y", 5))
        RuleMark(x: .value("X", 10), yStart: .value("Y", 0), yEnd: .value("Y", 10))
      }
      #expect(places.rect(at: 0) == CGRect(x: 0, y: 50, width: 200, height: 0))
      #expect(places.rect(at: 1) == CGRect(x: 200, y: 0, width: 0, height: 100))
    }

    @Test func rangesReachFromValueToValue() {
      let places = places {
        BarMark(xStart: .value("From", 5), xEnd: .value("To", 20), y: .value("Name", "a"), height: 10)
        RectangleMark(
          xStart: .value("From", 0), xEnd: .value("To", 10), yStart: .value("A", "a"), yEnd: .value("B", "b"))
      }
      #expect(places.rect(at: 0) == CGRect(x: 50, y: 20, width: 150, height: 10))
      #expect(places.rect(at: 1) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func aUnitIsAPartOfTheAxis() throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let noon = try #require(calendar.date(from: DateComponents(year: 2024, month: 5, day: 6, hour: 12)))
      let next = noon.addingTimeInterval(86_400)
      let places = places {
        ForEach([noon, next], id: \.self) { date in
          BarMark(
            x: .value("Day", date, unit: .day, calendar: calendar), y: .value("Y", 10), width: .ratio(0.5))
        }
      }
      #expect(places.rect(at: 0) == CGRect(x: 25, y: 0, width: 50, height: 100))
      #expect(places.rect(at: 1) == CGRect(x: 125, y: 0, width: 50, height: 100))
    }

    @Test func barsTakeTheWidthTheyAskFor() {
      func width(_ dimension: MarkDimension) -> CGFloat? {
        places { BarMark(x: .value("X", "a"), y: .value("Y", 10), width: dimension) }.rect(at: 0)?.width
      }
      #expect(width(.automatic) == 140)
      #expect(width(.fixed(30)) == 30)
      #expect(width(.inset(10)) == 180)
      #expect(width(.ratio(0.25)) == 50)
    }

    @Test func groupsShareTheRoomOfACategory() throws {
      let places = places {
        BarMark(x: .value("X", "a"), y: .value("Y", 10), width: .ratio(1)).position(by: .value("G", "g"))
        BarMark(x: .value("X", "a"), y: .value("Y", 5), width: .ratio(1))
          .position(by: .value("G", "h"), span: .ratio(1))
      }
      #expect(try #require(places.rect(at: 0)).minX == 30)
      #expect(places.rect(at: 1) == CGRect(x: 100, y: 50, width: 100, height: 50))
    }
  }
}
