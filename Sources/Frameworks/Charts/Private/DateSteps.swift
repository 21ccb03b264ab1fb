import Foundation

/// Round dates for an axis.
struct DateSteps {
  let component: Calendar.Component
  let count: Int
  var calendar = Calendar.autoupdatingCurrent

  /// Rough lengths in seconds, which only choose the step.
  private static let steps: [(component: Calendar.Component, count: Int, length: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
    (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
  ]

  init(component: Calendar.Component, count: Int, calendar: Calendar) {
    self.component = component
    self.count = count
    self.calendar = calendar
  }

  /// The smallest step that needs no more than the wanted number of steps.
  init(over length: Double, count: Int) {
    let fitting = Self.steps.first { length / $0.length <= Double(count) }
    let chosen = fitting ?? (.year, max(10, Int((length / 31_556_952 / Double(max(1, count))).rounded(.up))), 0)
    component = chosen.component
    self.count = chosen.count
  }

  /// The starts of the units in a range, each `count` units apart.
  func values(in range: ClosedRange<Double>) -> [Date] {
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard var date = firstUnit(around: start) else { return [] }
    var dates: [Date] = []
    while date.timeIntervalSinceReferenceDate <= range.upperBound, dates.count < 1000 {
      if date >= start { dates.append(date) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
      date = next
    }
    return dates
  }

  /// The start of the unit that holds a date, moved back to a multiple within the next greater unit.
  private func firstUnit(around date: Date) -> Date? {
    guard let unit = calendar.dateInterval(of: component, for: date)?.start else { return nil }
    guard count > 1 else { return unit }
    let (number, first): (Int, Int) =
      switch component {
      case .month, .hour, .minute, .second, .year:
        (calendar.component(component, from: unit), component == .month ? 1 : 0)
      default: (0, 0)
      }
    return calendar.date(byAdding: component, value: -((number - first) % count), to: unit)
  }

  /// How a date of these steps is written.
  func text(_ date: Date) -> String {
    switch component {
    case .second, .nanosecond: date.formatted(date: .omitted, time: .standard)
    case .minute: date.formatted(date: .omitted, time: .shortened)
    case .hour: date.formatted(.dateTime.hour())
    case .month, .quarter: date.formatted(.dateTime.month(.abbreviated))
    case .year, .yearForWeekOfYear, .era: date.formatted(.dateTime.year())
    default: date.formatted(.dateTime.month(.abbreviated).day())
    }
  }
}
