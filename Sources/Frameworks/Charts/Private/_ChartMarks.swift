/// The marks of some content.
public struct _ChartMarks: PrimitiveChartContent {
  let marks: [ChartMark]

  init(_ marks: [ChartMark]) { self.marks = marks }

  public func _resolve() -> _ChartMarks { self }
}
