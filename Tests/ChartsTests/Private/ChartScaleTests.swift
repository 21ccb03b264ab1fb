import Foundation
import Testing

@testable import Charts

@Suite struct ChartScaleTests {
  private func numbers(_ positions: [Double], _ setting: ScaleSetting = ScaleSetting()) -> ChartScale {
    ChartScale(data: positions.map { .number($0) }, positions: positions, setting: setting)
  }

  @Test func numbersBeginAtZeroAndEndAtARoundNumber() {
    #expect(numbers([3, 12]).domain == .continuous(0...15, isOfDates: false))
    #expect(numbers([-12, -3]).domain == .continuous(-15...0, isOfDates: false))
    let setting = ScaleSetting(domain: .init(includesZero: false, isReversed: false))
    #expect(numbers([102, 109], setting).domain == .continuous(102...110, isOfDates: false))
  }

  @Test func aNamedDomainIsKept() {
    let scale = numbers([3, 12], ScaleSetting(domain: (2...20)._domain))
    #expect(scale.domain == .continuous(2...20, isOfDates: false))
    #expect(scale.share(11) == 0.5)
    #expect(scale.ticks(.automatic) == [.number(5), .number(10), .number(15), .number(20)])
  }

  @Test func placesAndValuesAreInverse() throws {
    for type in [ScaleType.linear, .log, .squareRoot] {
      let scale = numbers([1, 1000], ScaleSetting(type: type))
      let share = try #require(scale.share(10))
      guard case .number(let number) = try #require(scale.datum(at: share)) else { throw CancellationError() }
      #expect(abs(number - 10) < 1e-6)
    }
    #expect(abs((numbers([1, 1000], ScaleSetting(type: .log)).share(10) ?? 0) - 1 / 3) < 1e-9)
  }

  @Test func reversedDomainsBeginAtTheEnd() {
    let scale = numbers([0, 10], ScaleSetting(domain: .init(includesZero: nil, isReversed: true)))
    #expect(scale.share(0) == 1)
    #expect(scale.datum(at: 0) == .number(10))
  }

  @Test func categoriesShareTheAxis() {
    let scale = ChartScale(
      data: [.category("a"), .category("b"), .category("a"), .category("c")], positions: [], setting: ScaleSetting())
    #expect(scale.categories == ["a", "b", "c"])
    #expect(scale.room(.category("b")) == (1.0 / 3)...(2.0 / 3))
    #expect(scale.datum(at: 0.9) == .category("c"))
    #expect(scale.room(.category("z")) == nil)
    #expect(scale.ticks(.automatic) == [.category("a"), .category("b"), .category("c")])
  }

  @Test func datesBeginAtTheFirst() {
    let dates = [Date(timeIntervalSinceReferenceDate: 1000), Date(timeIntervalSinceReferenceDate: 5000)]
    let scale = ChartScale(
      data: dates.map { .date($0) }, positions: dates.map(\.timeIntervalSinceReferenceDate), setting: ScaleSetting())
    #expect(scale.domain == .continuous(1000...5000, isOfDates: true))
    #expect(scale.datum(at: 0.5) == .date(Date(timeIntervalSinceReferenceDate: 3000)))
  }

  @Test func ticksFollowWhatTheAxisAsksFor() {
    let scale = numbers([0, 100])
    #expect(scale.ticks(.automatic).count == 6)
    #expect(scale.ticks(.automatic(desiredCount: 2)) == [.number(0), .number(50), .number(100)])
    #expect(scale.ticks(.stride(by: 25.0)).count == 5)
    #expect(scale.ticks(AxisMarkValues(kind: .values([.number(3), .number(300)]))) == [.number(3)])
  }
}
