import Foundation

/// A unit that `DateComponentsFormatter` counts in; the largest comes first.
enum DurationUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var value: KeyPath<DateComponents, Int?> {
    switch self {
    case .year: \.year
    case .month: \.month
    case .week: \.weekOfMonth
    case .day: \.day
    case .hour: \.hour
    case .minute: \.minute
    case .second: \.second
    }
  }

  /// Whether a colon separates it from its neighbour in "1:02:03".
  var isTime: Bool { [.hour, .minute, .second].contains(self) }
}
