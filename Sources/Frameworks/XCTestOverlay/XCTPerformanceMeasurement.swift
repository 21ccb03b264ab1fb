import Foundation

/// [XCTPerformanceMeasurement](https://developer.apple.com/documentation/xctest/xctperformancemeasurement)
open class XCTPerformanceMeasurement: NSObject {
  /// [XCTPerformanceMeasurement.Polarity](https://developer.apple.com/documentation/xctest/xctperformancemeasurement/polarity-swift.enum)
  public enum Polarity: Int, Sendable {
    case prefersSmaller = -1
    case unspecified = 0
    case prefersLarger = 1
  }

  public let identifier: String
  public let displayName: String
  public let doubleValue: Double
  public let unitSymbol: String
  public let polarity: Polarity

  public init(
    identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
    polarity: Polarity = .prefersSmaller
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    self.polarity = polarity
  }

  public convenience init(
    identifier: String, displayName: String, value: Measurement<Unit>, polarity: Polarity = .prefersSmaller
  ) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value, unitSymbol: value.unit.symbol,
      polarity: polarity)
  }

  open var value: Measurement<Unit> { Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)) }
}
