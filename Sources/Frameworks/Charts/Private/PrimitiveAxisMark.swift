/// A mark of an axis that has parts instead of a body.
protocol PrimitiveAxisMark: AxisMark where Body == Never {}

extension PrimitiveAxisMark {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Content that has axes instead of a body.
protocol PrimitiveAxisContent: AxisContent where Body == Never {}

extension PrimitiveAxisContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Content that has marks instead of a body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
