import SwiftUI

/// See [Plottable](https://developer.apple.com/documentation/charts/plottable).
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var datum: _ChartDatum { primitivePlottable._datum }

  /// The value with a place on a scale, if this type has one there.
  static func plotted(_ datum: _ChartDatum) -> Self? {
    PrimitivePlottable._value(datum).flatMap { Self(primitivePlottable: $0) }
  }
}

/// See [PlottableValue](https://developer.apple.com/documentation/charts/plottablevalue).
@preconcurrency @MainActor
public struct PlottableValue<Value: Plottable> {
  let mark: MarkValue

  private init(_ label: Text, _ value: Value, interval: ClosedRange<Double>? = nil) {
    mark = MarkValue(label: label, datum: value.datum, interval: interval)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), value)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(Text(label), value)
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    let interval = calendar.dateInterval(of: unit, for: value).map {
      $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate
    }
    return PlottableValue(label, value, interval: interval)
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    .value(Text(labelKey), value, unit: unit, calendar: calendar)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    .value(Text(label), value, unit: unit, calendar: calendar)
  }
}

extension PlottableValue where Value: Comparable {
  /// A bin between two values.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    var interval: ClosedRange<Double>?
    if let lower = range.lowerBound.datum.position, let upper = range.upperBound.datum.position, lower <= upper {
      interval = lower...upper
    }
    return PlottableValue(label, range.lowerBound, interval: interval)
  }

  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    .value(Text(labelKey), range)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    .value(Text(label), range)
  }
}
