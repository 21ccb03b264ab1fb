import SwiftUI

/// See [AxisTick](https://developer.apple.com/documentation/charts/axistick).
public struct AxisTick: PrimitiveAxisMark {
  /// See [AxisTick.Length](https://developer.apple.com/documentation/charts/axistick/length-swift.enum).
  public enum Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    case automatic
    case label
    case longestLabel
    case fixed(CGFloat)

    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  }

  private let part: AxisPart

  /// A tick as long as a label is one of the usual length.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    var points: CGFloat = 4
    if case .fixed(let length) = length { points = length }
    part = AxisPart(kind: .tick(length: points), isCentered: centered, stroke: stroke ?? StrokeStyle(lineWidth: 0.5))
  }

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: .fixed(length), stroke: stroke)
  }

  public func _resolve() -> _AxisParts { _AxisParts([part]) }
}
