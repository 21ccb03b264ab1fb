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
