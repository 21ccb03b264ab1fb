import Foundation
import Testing

@testable import Charts

extension AllTests {
  @MainActor @Suite struct SectorPlacesTests {
    private func sectors(_ amounts: [Double], innerRadius: MarkDimension = .automatic) -> SectorPlaces {
      let marks = amounts.flatMap {
        SectorMark(angle: .value("Amount", $0), innerRadius: innerRadius)._resolve().marks
      }
      return SectorPlaces(marks, size: CGSize(width: 200, height: 100))
    }

    @Test func sharesOfTheCircleBeginAtTheTop() throws {
      let places = sectors([1, 3])
      let quarter = try #require(places.sectors[0]).path.boundingRect
      #expect(abs(quarter.minX - 100) < 0.5)
      #expect(abs(quarter.maxX - 150) < 0.5)
      #expect(abs(quarter.minY) < 0.5)
      #expect(abs(quarter.maxY - 50) < 0.5)
      #expect(try #require(places.sectors[1]).path.contains(CGPoint(x: 60, y: 50)))
      #expect(!(try #require(places.sectors[1]).path.contains(CGPoint(x: 120, y: 30))))
    }

    @Test func anInnerRadiusLeavesAHole() throws {
      let path = try #require(sectors([1, 1], innerRadius: .ratio(0.5)).sectors[0]).path
      #expect(!path.contains(CGPoint(x: 110, y: 50)))
      #expect(path.contains(CGPoint(x: 140, y: 50)))
    }

    @Test func nothingHasNoSectors() { #expect(sectors([0, 0]).sectors.isEmpty) }
  }
}
