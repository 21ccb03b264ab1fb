/// The axes of some content.
public struct _ChartAxes: PrimitiveAxisContent {
  let axes: [ChartAxis]

  init(_ axes: [ChartAxis]) { self.axes = axes }

  public func _resolve() -> _ChartAxes { self }
}
