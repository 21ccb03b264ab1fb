import SwiftUI

extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { $0.style = AnyShapeStyle(style) }
  }

  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.styleValue = value.mark }
  }

  public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }

  /// The corners are circular.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changing { $0.cornerRadius = radius }
  }

  /// Bars and rectangles are cut, other marks stay as they are.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changing { $0.clip = AnyShape(shape) }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.lineStyle = style } }

  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.lineStyleValue = value.mark }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { $0.symbolShape = AnyChartSymbolShape(symbol) }
  }

  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolValue = value.mark }
  }

  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.symbolView = view }
  }

  public func symbolSize(_ size: CGSize) -> some ChartContent { changing { $0.symbolSize = size } }

  /// The area of the symbol, as of a circle of that area.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = 2 * (max(0, area) / .pi).squareRoot()
    return symbolSize(CGSize(width: side, height: side))
  }

  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing {
      $0.groupValue = value.mark
      $0.groupSpan = span
    }
  }

  public func offset(_ offset: CGSize) -> some ChartContent {
    changing { mark in
      mark.offset = CGSize(width: mark.offset.width + offset.width, height: mark.offset.height + offset.height)
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }

  public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value } }
}
