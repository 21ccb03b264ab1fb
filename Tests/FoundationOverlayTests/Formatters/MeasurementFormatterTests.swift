import Foundation
import FoundationOverlay
import Testing

@Suite("Measurements")
struct MeasurementFormatterTests {
  private func formatter(_ locale: String) -> FoundationOverlay.MeasurementFormatter {
    let formatter = FoundationOverlay.MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test("A unit is one that the locale uses, unless it must not be changed")
  func units() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter("de_DE").string(from: way) == "5 km")
    let american = formatter("en_US")
    #expect(american.string(from: way) == "3.107 mi")
    american.unitOptions = .providedUnit
    #expect(american.string(from: way) == "5 km")
  }

  @Test("A style says how long the unit is")
  func styles() {
    let formatter = formatter("en_US")
    let heat = Measurement(value: 68.5, unit: UnitTemperature.fahrenheit)
    #expect(formatter.string(from: heat) == "68.5°F")
    formatter.unitStyle = .long
    #expect(formatter.string(from: heat) == "68.5 degrees Fahrenheit")
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: heat) == "68°")
    #expect(formatter.string(from: UnitMass.kilograms) == "kg")
  }

  @Test("A unit of one's own has its symbol")
  func own() {
    let formatter = formatter("en_US")
    #expect(formatter.string(from: Measurement(value: 2.5, unit: Unit(symbol: "dogs"))) == "2.5 dogs")
  }
}
