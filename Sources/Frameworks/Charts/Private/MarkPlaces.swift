import SwiftUI

/// Where the marks of a model lie in a plot area of some size.
@MainActor
struct MarkPlaces {
  let model: ChartModel
  let size: CGSize

  /// The width of a bar that stands at a place of a continuous scale.
  private static let barWidth: CGFloat = 8

  /// The distance from the leading edge.
  func x(_ share: Double) -> CGFloat {
    let padding = model.x.padding
    return padding.start + share * (size.width - padding.start - padding.end)
  }

  /// The distance from the top; categories begin there, numbers and dates at the bottom.
  func y(_ share: Double) -> CGFloat {
    let padding = model.y.padding
    let length = size.height - padding.start - padding.end
    return model.y.isOfCategories ? padding.start + share * length : size.height - padding.start - share * length
  }

  /// The share of the axis at a distance from the leading or top edge.
  func share(at distance: CGFloat, isX: Bool) -> Double {
    let (start, end) = (distanceOfShare(0, isX: isX), distanceOfShare(1, isX: isX))
    return start == end ? 0 : (distance - start) / (end - start)
  }

  private func distanceOfShare(_ share: Double, isX: Bool) -> CGFloat { isX ? x(share) : y(share) }

  func rect(at index: Int) -> CGRect? {
    let mark = model.marks[index]
    let ends = model.stacks.ends[index]
    guard
      let across = span(mark.x, of: mark, isX: true, ends: mark.isHorizontal ? ends : nil),
      let along = span(mark.y, of: mark, isX: false, ends: mark.isHorizontal ? nil : ends)
    else { return nil }
    return CGRect(
      x: across.lowerBound, y: along.lowerBound, width: across.upperBound - across.lowerBound,
      height: along.upperBound - along.lowerBound
    ).offsetBy(dx: mark.offset.width, dy: mark.offset.height)
  }

  /// The end of an area that is zero, or the lower one, and the other end, which is also that of a line or point.
  func points(at index: Int) -> (base: CGPoint, top: CGPoint)? {
    let mark = model.marks[index]
    func centers(_ extent: MarkExtent, isX: Bool) -> (CGFloat, CGFloat)? {
      let scale = isX ? model.x : model.y
      let isMeasured = mark.isHorizontal == isX
      if isMeasured, mark.kind == .area, let ends = model.stacks.ends[index] {
        return (
          distanceOfShare(scale.share(ends.start) ?? 0, isX: isX), distanceOfShare(scale.share(ends.end) ?? 0, isX: isX)
        )
      }
      if case .range(let start, let end) = extent, let start = scale.room(start), let end = scale.room(end) {
        return (distanceOfShare(start.middle, isX: isX), distanceOfShare(end.middle, isX: isX))
      }
      guard let span = span(extent, of: mark, isX: isX, ends: nil) else { return nil }
      let middle = (span.lowerBound + span.upperBound) / 2
      return (middle, middle)
    }
    guard let x = centers(mark.x, isX: true), let y = centers(mark.y, isX: false) else { return nil }
    let offset = mark.offset
    return (
      CGPoint(x: x.0 + offset.width, y: y.0 + offset.height), CGPoint(x: x.1 + offset.width, y: y.1 + offset.height)
    )
  }

  private func span(
    _ extent: MarkExtent, of mark: ChartMark, isX: Bool, ends: (start: Double, end: Double)?
  ) -> ClosedRange<CGFloat>? {
    let scale = isX ? model.x : model.y
    if let ends {
      return between(scale.share(ends.start) ?? 0, scale.share(ends.end) ?? 0, isX: isX)
    }
    switch extent {
    case .whole: return 0...(isX ? size.width : size.height)
    case .points(let start, let end):
      let (start, end) = (start ?? 0, end ?? (isX ? size.width : size.height))
      return min(start, end)...max(start, end)
    case .range(let start, let end):
      guard let start = scale.room(start), let end = scale.room(end) else { return nil }
      return between(
        min(start.lowerBound, end.lowerBound), max(start.upperBound, end.upperBound), isX: isX)
    case .value(let value):
      guard let room = scale.room(value) else { return nil }
      let whole = between(room.lowerBound, room.upperBound, isX: isX)
      return part(of: whole, for: mark, dimension: isX ? mark.width : mark.height)
    }
  }

  private func between(_ first: Double, _ second: Double, isX: Bool) -> ClosedRange<CGFloat> {
    let (first, second) = (distanceOfShare(first, isX: isX), distanceOfShare(second, isX: isX))
    return min(first, second)...max(first, second)
  }

  /// What a mark takes of the room of its value: its part of the group, if it is in one, and the width it asks for.
  private func part(
    of whole: ClosedRange<CGFloat>, for mark: ChartMark, dimension: MarkDimension
  ) -> ClosedRange<CGFloat> {
    var room = whole
    let length = whole.upperBound - whole.lowerBound
    if length > 0, let group = mark.groupValue?.datum, let index = model.groups.firstIndex(of: group) {
      let all = mark.groupSpan.length(in: length, automatic: length * 0.7)
      let part = all / CGFloat(model.groups.count)
      let start = whole.lowerBound + (length - all) / 2 + part * CGFloat(index)
      room = start...(start + part)
    }
    let available = room.upperBound - room.lowerBound
    let automatic: CGFloat =
      switch mark.kind {
      case .rectangle: available > 0 ? available : Self.barWidth
      case .bar: available > 0 ? available * (mark.groupValue == nil ? 0.7 : 0.9) : Self.barWidth
      default: 0
      }
    let width = dimension.length(in: available, automatic: automatic)
    let middle = (room.lowerBound + room.upperBound) / 2
    return (middle - width / 2)...(middle + width / 2)
  }
}

extension ClosedRange<Double> {
  var middle: Double { (lowerBound + upperBound) / 2 }
}
