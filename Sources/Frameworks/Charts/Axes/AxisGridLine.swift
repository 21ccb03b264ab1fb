import SwiftUI

/// See [AxisGridLine](https://developer.apple.com/documentation/charts/axisgridline).
public struct AxisGridLine: PrimitiveAxisMark {
  private let part: AxisPart

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke ?? StrokeStyle(lineWidth: 0.5))
  }

  public func _resolve() -> _AxisParts { _AxisParts([part]) }
}
