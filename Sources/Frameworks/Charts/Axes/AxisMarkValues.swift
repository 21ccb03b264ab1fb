import Foundation

/// See [AxisMarkValues](https://developer.apple.com/documentation/charts/axismarkvalues).
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case calendar(Calendar.Component, Int, Calendar)
    case stride(Double)
    case values([_ChartDatum])
  }

  let kind: Kind

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount), minimumStride: Double(minimumStride))
  }

  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stride: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stride)))
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .calendar(component, max(1, count), calendar ?? .autoupdatingCurrent))
  }

  let minimumStride: Double

  init(kind: Kind, minimumStride: Double = 0) {
    self.kind = kind
    self.minimumStride = minimumStride
  }
}
