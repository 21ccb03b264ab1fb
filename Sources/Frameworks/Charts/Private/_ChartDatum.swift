import Foundation

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
