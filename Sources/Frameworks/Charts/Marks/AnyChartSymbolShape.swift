import SwiftUI

/// See [AnyChartSymbolShape](https://developer.apple.com/documentation/charts/anychartsymbolshape).
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let base: any ChartSymbolShape

  public init<S: ChartSymbolShape>(_ shape: S) { base = shape }

  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
