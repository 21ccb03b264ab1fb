import Foundation
import SwiftUI

/// Puts the bars, and the areas, of one place on top of each other.
@MainActor
struct MarkStacks {
  /// The ends of each mark along the axis that it measures, by its index; marks that measure nothing have none.
  private(set) var ends: [Int: (start: Double, end: Double)] = [:]

  init(_ marks: [ChartMark]) {
    var stacks: [Stack: [(index: Int, amount: Double)]] = [:]
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      let measure = mark.isHorizontal ? mark.x : mark.y
      let place = mark.isHorizontal ? mark.y : mark.x
      guard let value = measure.value, value.interval == nil, let amount = value.datum.position, !value.datum.isDate
      else { continue }
      guard mark.stacking != .unstacked else {
        ends[index] = (0, amount)
        continue
      }
      let stack = Stack(
        kind: mark.kind, isHorizontal: mark.isHorizontal,
        place: place.value?.interval == nil ? place.value?.datum : nil,
        interval: place.value?.interval, group: mark.groupValue?.datum, method: mark.stacking)
      stacks[stack, default: []].append((index, amount))
    }
    for (stack, parts) in stacks { pile(parts, as: stack.method) }
  }

  /// Amounts below zero go the other way.
  private mutating func pile(_ parts: [(index: Int, amount: Double)], as method: MarkStackingMethod) {
    let total = parts.reduce(0) { $0 + abs($1.amount) }
    let unit = method == .normalized && total > 0 ? total : 1
    var above = method == .center ? -total / 2 : 0
    var below = 0.0
    for (index, amount) in parts {
      let share = amount / unit
      if share >= 0 || method == .center {
        ends[index] = (above, above + abs(share))
        above += abs(share)
      } else {
        ends[index] = (below, below + share)
        below += share
      }
    }
  }

  private struct Stack: Hashable {
    let kind: ChartMark.Kind
    let isHorizontal: Bool
    let place: _ChartDatum?
    let interval: ClosedRange<Double>?
    let group: _ChartDatum?
    let method: MarkStackingMethod
  }
}

/// Where a mark lies along one axis.
@MainActor
enum MarkExtent {
  /// All of the axis.
  case whole
  case value(MarkValue)
  case range(MarkValue, MarkValue)
  /// Points of the plot area, from its leading or top edge; its edges where there is none.
  case points(CGFloat?, CGFloat?)

  var values: [MarkValue] {
    switch self {
    case .whole, .points: []
    case .value(let value): [value]
    case .range(let start, let end): [start, end]
    }
  }

  /// The value, if there is just one.
  var value: MarkValue? {
    if case .value(let value) = self { return value }
    return nil
  }

  /// All of the axis where no points are named.
  var orWhole: MarkExtent {
    if case .points(nil, nil) = self { return .whole }
    return self
  }
}

/// One value of a mark, with the name of what it measures.
@MainActor
struct MarkValue {
  let label: Text
  let datum: _ChartDatum
  /// The part of the axis that the value stands for, such as the whole of a day.
  var interval: ClosedRange<Double>?
}

/// A view beside a mark.
@MainActor
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let content: (AnnotationContext) -> AnyView
}
