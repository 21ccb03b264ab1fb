import Foundation

/// A unit of Foundation's by the name that ICU has for it.
struct MeasurementUnit {
  private enum System { case metric, imperial, both }

  let name: String
  private let system: System

  /// Nil for units that ICU does not know.
  init?(_ unit: Unit) {
    let (metric, imperial, both) = Self.names(of: unit)
    if let name = metric[unit.symbol] {
      (self.name, system) = (name, .metric)
    } else if let name = imperial[unit.symbol] {
      (self.name, system) = (name, .imperial)
    } else if let name = both[unit.symbol] {
      (self.name, system) = (name, .both)
    } else {
      return nil
    }
  }

  /// Whether people who measure as the locale does use the unit.
  func isUsual(in locale: Locale) -> Bool {
    switch system {
    case .both: true
    case .metric: locale.measurementSystem != .us
    case .imperial: locale.measurementSystem == .us
    }
  }

  private typealias Names = [String: String]

  private static func names(of unit: Unit) -> (metric: Names, imperial: Names, both: Names) {
    switch unit {
    case is UnitLength:
      (
        [
          "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
          "µm": "micrometer", "nm": "nanometer", "pm": "picometer",
        ],
        ["in": "inch", "ft": "foot", "yd": "yard", "mi": "mile"],
        ["NM": "nautical-mile", "ftm": "fathom", "ly": "light-year", "pc": "parsec", "ua": "astronomical-unit"]
      )
    case is UnitMass:
      (
        ["kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "t": "metric-ton"],
        ["oz": "ounce", "lb": "pound"], ["st": "stone", "ct": "carat"]
      )
    case is UnitTemperature: (["°C": "celsius"], ["°F": "fahrenheit"], ["K": "kelvin"])
    case is UnitSpeed:
      (["m/s": "meter-per-second", "km/h": "kilometer-per-hour"], ["mph": "mile-per-hour"], ["kn": "knot"])
    case is UnitVolume:
      (
        ["L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "m³": "cubic-meter"],
        [
          "gal": "gallon", "qt": "quart", "pt": "pint", "cup": "cup", "fl oz": "fluid-ounce", "ft³": "cubic-foot",
        ],
        ["tbsp": "tablespoon", "tsp": "teaspoon"]
      )
    case is UnitArea:
      (
        ["km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "ha": "hectare"],
        ["mi²": "square-mile", "ft²": "square-foot", "in²": "square-inch", "yd²": "square-yard", "ac": "acre"], [:]
      )
    default: ([:], [:], others(unit))
    }
  }

  private static func others(_ unit: Unit) -> Names {
    switch unit {
    case is UnitDuration: ["s": "second", "sec": "second", "min": "minute", "hr": "hour", "ms": "millisecond"]
    case is UnitEnergy:
      ["J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "kWh": "kilowatt-hour"]
    case is UnitPower: ["W": "watt", "kW": "kilowatt", "MW": "megawatt", "mW": "milliwatt", "hp": "horsepower"]
    case is UnitPressure:
      ["hPa": "hectopascal", "bar": "bar", "mbar": "millibar", "psi": "pound-force-per-square-inch"]
    case is UnitFrequency: ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]
    case is UnitAngle: ["°": "degree", "rad": "radian"]
    case is UnitInformationStorage:
      ["bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte"]
    default: [:]
    }
  }
}
