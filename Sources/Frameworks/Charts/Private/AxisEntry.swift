import SwiftUI

/// One part of an axis at one value.
@MainActor
struct AxisEntry {
  let part: AxisPart
  /// Where the part stands, as a share of the axis.
  let share: Double
  /// Whether the part stands in the middle of the room of a category.
  let isCentered: Bool
  let text: String
  let isX: Bool
  let isAtStart: Bool

  /// The entries of an axis with a scale. Labels of numbers and dates begin at their value on an x axis.
  static func entries(of axis: ChartAxis, scale: ChartScale, isX: Bool) -> [AxisEntry] {
    let isAtStart = isX ? axis.position == .top : axis.position == .leading
    let data = scale.ticks(axis.values)
    return data.enumerated().flatMap { index, datum -> [AxisEntry] in
      let value = AxisValue(index: index, count: data.count, datum: datum)
      let parts = axis.parts?(value) ?? usualParts(scale, isX: isX)
      guard let room = scale.room(datum) else { return [] }
      let next = index + 1 < data.count ? scale.room(data[index + 1])?.lowerBound : nil
      return parts.compactMap { part in
        let isCentered = part.isCentered ?? scale.isOfCategories
        let end = scale.isOfCategories ? room.upperBound : next ?? 1
        // The end of the axis has no room of its own.
        if isCentered, end == room.lowerBound { return nil }
        return AxisEntry(
          part: part, share: isCentered ? (room.lowerBound + end) / 2 : room.lowerBound,
          isCentered: isCentered || !isX,
          text: part.text?(datum) ?? axis.text?(datum) ?? scale.text(datum, of: axis.values), isX: isX,
          isAtStart: isAtStart)
      }
    }
  }

  /// Categories of an x axis have labels alone.
  private static func usualParts(_ scale: ChartScale, isX: Bool) -> [AxisPart] {
    if scale.isOfCategories { return [AxisPart(kind: .label(nil))] }
    let label = AxisPart(kind: .label(nil))
    return isX
      ? [AxisPart(kind: .gridLine), AxisPart(kind: .tick(length: 4)), label] : [AxisPart(kind: .gridLine), label]
  }

  /// The label, if the part is one.
  var label: AnyView? {
    guard case .label(let view) = part.kind else { return nil }
    let content = view ?? AnyView(Text(verbatim: text))
    return AnyView(
      content.font(part.font ?? .caption2).foregroundStyle(part.style ?? AnyShapeStyle(Color.secondary))
        .environment(\.chartConfiguration, ChartConfiguration()))
  }
}
