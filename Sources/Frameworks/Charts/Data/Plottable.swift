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
