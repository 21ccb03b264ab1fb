/// See [ScaleDomain](https://developer.apple.com/documentation/charts/scaledomain).
public protocol ScaleDomain {
  var _domain: _ChartDomain { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ChartDomain { _ChartDomain(from: lowerBound.datum, to: upperBound.datum) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ChartDomain { _ChartDomain(from: lowerBound.datum, to: upperBound.datum) }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ChartDomain { _ChartDomain(values: map(\.datum)) }
}

/// See [AutomaticScaleDomain](https://developer.apple.com/documentation/charts/automaticscaledomain).
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  private let includesZero: Bool?
  private let isReversed: Bool

  init(includesZero: Bool? = nil, isReversed: Bool = false) {
    self.includesZero = includesZero
    self.isReversed = isReversed
  }

  public var _domain: _ChartDomain { _ChartDomain(includesZero: includesZero, isReversed: isReversed) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}
