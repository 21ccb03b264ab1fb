import Foundation
import SwiftUI

/// A value as scales see it.
public enum _ChartDatum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The place on a continuous scale; categories have none.
  var position: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  var isDate: Bool {
    if case .date = self { return true }
    return false
  }

  /// What axes and elements say where the app says nothing else.
  var text: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: date.isMidnight ? .omitted : .shortened)
    case .category(let name): name
    }
  }
}

extension Date {
  fileprivate var isMidnight: Bool { Calendar.current.startOfDay(for: self) == self }
}

/// A view of a chart, and what it is there.
@MainActor
struct ChartPart {
  enum Role {
    case plot
    case label(share: Double, isX: Bool, isAtStart: Bool, anchor: CGFloat, offset: CGSize, spacing: CGFloat)
    /// A view along one side of the plot area.
    case beside(AnnotationPosition, alignment: Alignment?, spacing: CGFloat)
  }

  let role: Role
  let view: AnyView
}

/// The marks along one axis.
@MainActor
struct ChartAxis {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// How values are written, where the axis says it.
  var text: ((_ChartDatum) -> String?)?
  /// The parts at a value; those of every axis where there are none.
  var parts: ((AxisValue) -> [AxisPart])?
}

/// What a finger on the plot area chooses.
@MainActor
struct ChartSelection {
  enum Kind {
    case x, y, angle, xRange, yRange
  }

  let kind: Kind
  /// Called with the place of the finger and where it came down, and with nothing when it leaves.
  let select: (_ proxy: ChartProxy, _ touch: (start: CGPoint, now: CGPoint)?) -> Void
}

/// A view over or under a chart.
@MainActor
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}
