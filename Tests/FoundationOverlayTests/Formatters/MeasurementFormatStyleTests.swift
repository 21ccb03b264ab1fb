import Foundation
import FoundationOverlay
import Testing

@Suite("Styles of measurements")
struct MeasurementFormatStyleTests {
  private let way = Measurement(value: 5, unit: UnitLength.kilometers)
  private let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("A unit is one that people use")
  func general() {
    #expect(way.formatted(.measurement(width: .abbreviated).locale(american)) == "3.1 mi")
    #expect(way.formatted(.measurement(width: .wide).locale(german)) == "5 Kilometer")
    #expect(!way.formatted().isEmpty)
  }

  @Test("The unit that is given, in each width")
  func provided() {
    func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth) -> String {
      way.formatted(.measurement(width: width, usage: .asProvided).locale(american))
    }
    #expect(text(.wide) == "5 kilometers")
    #expect(text(.abbreviated) == "5 km")
    #expect(text(.narrow) == "5km")
  }

  @Test("Numbers have a style of their own")
  func numbers() {
    let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      way.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: digits).locale(american))
        == "5.00 km")
    #expect(
      way.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: digits).locale(american))
        == "3.11 mi")
    let long = Measurement(value: 12_345.678, unit: UnitLength.meters)
    #expect(
      long.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: digits).locale(german))
        == "12.345,68 m")
  }

  @Test("Temperatures may be without their scale")
  func temperatures() {
    #expect(heat.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "68°F")
    #expect(
      heat.formatted(.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(american)) == "68°"
    )
    #expect(
      heat.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true).locale(american)) == "20°")
  }

  @Test("Heights of persons are in feet and inches")
  func persons() {
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(height.formatted(.measurement(width: .wide, usage: .personHeight).locale(american)) == "5 feet, 11 inches")
  }

  @Test("Amounts of data")
  func bytes() {
    let size = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)
    #expect(size.formatted(.byteCount(style: .decimal).locale(american)) == "1.5 GB")
  }

  @Test("A unit of one's own has its symbol")
  func own() {
    final class Dogs: Dimension, @unchecked Sendable {
      override class func baseUnit() -> Self { Self(symbol: "dogs", converter: UnitConverterLinear(coefficient: 1)) }
    }
    let dogs = Measurement(value: 2.5, unit: Dogs.baseUnit())
    #expect(dogs.formatted(.measurement(width: .wide).locale(american)) == "2.5 dogs")
  }
}
