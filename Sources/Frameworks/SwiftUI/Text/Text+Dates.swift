import Foundation

extension Text {
  /// See [Text.DateStyle](https://developer.apple.com/documentation/swiftui/text/datestyle).
  ///
  /// The text is made once in each update of its view; it does not count by itself.
  public struct DateStyle: Equatable, Sendable {
    fileprivate enum Kind {
      case date, time, relative, offset, timer
    }

    fileprivate let kind: Kind

    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  public nonisolated init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(date, now: Date())) }

  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: DateStyle.clock(Int(seconds.rounded()), showsHours: showsHours))
  }

  public nonisolated init(_ date: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: date) ?? "")
  }

  /// The picture is not shown.
  public nonisolated init(_ image: Image) { self.init(verbatim: image.label) }

  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted(date: .omitted, time: .shortened))
  }

  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension Text.DateStyle {
  /// What the style says of a date.
  func text(_ date: Date, now: Date) -> String {
    let seconds = Int(date.timeIntervalSince(now).rounded())
    switch kind {
    case .date: return date.formatted(date: .long, time: .omitted)
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .relative: return Self.length(abs(seconds))
    case .offset: return (seconds < 0 ? "-" : "+") + Self.largestUnit(abs(seconds))
    case .timer: return Self.clock(abs(seconds))
    }
  }

  private static let units = [
    (31_557_600, "year", "yr"), (2_629_800, "month", "mo"), (604_800, "week", "wk"), (86_400, "day", "day"),
    (3600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
  ]

  /// The two largest units, as in "1 hr, 5 min".
  private static func length(_ seconds: Int) -> String {
    var parts: [String] = []
    var rest = seconds
    for (length, _, short) in units where rest >= length || length == 1 && parts.isEmpty {
      let count = rest / length
      rest %= length
      parts.append("\(count) \(short)\(short == "day" && count != 1 ? "s" : "")")
      if parts.count == 2 { break }
    }
    return parts.joined(separator: ", ")
  }

  private static func largestUnit(_ seconds: Int) -> String {
    for (length, name, _) in units where seconds >= length {
      let count = seconds / length
      return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    return "0 seconds"
  }

  fileprivate static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    let rest = String(format: "%02d", seconds % 60)
    if seconds < 3600 || !showsHours { return "\(seconds / 60):\(rest)" }
    return "\(seconds / 3600):" + String(format: "%02d", seconds / 60 % 60) + ":\(rest)"
  }
}
