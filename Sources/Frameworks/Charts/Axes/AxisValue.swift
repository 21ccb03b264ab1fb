import SwiftUI

/// See [AxisValue](https://developer.apple.com/documentation/charts/axisvalue).
public struct AxisValue {
  public let index: Int
  public let count: Int
  let datum: _ChartDatum

  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.plotted(datum) }
}

/// See [AxisValueLabel](https://developer.apple.com/documentation/charts/axisvaluelabel).
///
/// Labels that would overlap are all there.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  private let part: AxisPart

  private init(
    view: AnyView?, centered: Bool?, anchor: UnitPoint?, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    part = AxisPart(
      kind: .label(view), isCentered: centered, anchor: anchor, spacing: horizontalSpacing ?? verticalSpacing)
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      view: AnyView(content()), centered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  public func _resolve() -> _AxisParts { _AxisParts([part]) }
}

extension AxisValueLabel where Content == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      view: AnyView(Text(text)), centered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      view: AnyView(Text(titleKey)), centered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      view: nil, centered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      view: nil, centered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, text: { F.FormatInput.plotted($0).map { format.format($0) } })
  }

  private init(
    view: AnyView?, centered: Bool?, anchor: UnitPoint?, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
    text: @escaping (_ChartDatum) -> String?
  ) {
    part = AxisPart(
      kind: .label(view), isCentered: centered, anchor: anchor, spacing: horizontalSpacing ?? verticalSpacing,
      text: text)
  }
}

/// See [AxisValueLabelOrientation](https://developer.apple.com/documentation/charts/axisvaluelabelorientation).
///
/// Labels are written from left to right, whatever is asked for.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// See [AxisValueLabelCollisionResolution](https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution).
///
/// Labels that would overlap are all there.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
}
