/// See [AxisValue](https://developer.apple.com/documentation/charts/axisvalue).
public struct AxisValue {
  public let index: Int
  public let count: Int
  let datum: _ChartDatum

  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.plotted(datum) }
}
