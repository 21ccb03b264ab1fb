/// The rows of a date picker's wheels, and what a turn of one of them means.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// How many days the wheel of days goes back and forth.
  private static let reach = 5000

  private unowned let owner: UIDatePicker
  private(set) var columns: [DateColumn] = []
  private var isTwelveHours = true
  private var symbols: [String] = []
  private let today = Date()

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init()
    reload()
  }

  private var calendar: Calendar { owner.calendar ?? .current }

  private var locale: Locale { calendar.locale ?? .current }

  private func format(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  func reload() {
    isTwelveHours = format("j").contains("a")
    symbols = calendar.monthSymbols
    let time: [DateColumn] = [.hour, .minute] + (isTwelveHours ? [.period] : [])
    switch owner.datePickerMode {
    case .time: columns = time
    case .dateAndTime: columns = [.dayOfYear] + time
    case .countDownTimer: columns = [.countedHours, .countedMinutes]
    case .date:
      let order = format("yMMMMd")
      func place(_ letters: String) -> Int {
        order.firstIndex { letters.contains($0) }.map { order.distance(from: order.startIndex, to: $0) } ?? 0
      }
      columns = [(DateColumn.month, place("ML")), (.day, place("d")), (.year, place("yu"))]
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
  }

  // MARK: - Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch columns[component] {
    case .month: symbols.count
    case .day: 31
    case .year: 9999
    case .dayOfYear: 2 * DateWheels.reach + 1
    case .hour: isTwelveHours ? 12 : 24
    case .minute, .countedMinutes: 60 / owner.minuteInterval
    case .period: 2
    case .countedHours: 24
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch columns[component] {
    case .month: return symbols[row]
    case .day, .year: return "\(row + 1)"
    case .dayOfYear:
      if row == DateWheels.reach { return "Today" }
      let formatter = DateFormatter()
      formatter.calendar = calendar
      formatter.timeZone = calendar.timeZone
      formatter.locale = locale
      formatter.dateFormat = format("EEEMMMd")
      return formatter.string(from: day(row))
    case .hour: return isTwelveHours ? "\(row == 0 ? 12 : row)" : "\(row)"
    case .minute:
      let minute = row * owner.minuteInterval
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .period: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .countedHours: return row == 1 ? "1 hour" : "\(row) hours"
    case .countedMinutes: return "\(row * owner.minuteInterval) min"
    }
  }

  private func day(_ row: Int) -> Date {
    let start = calendar.startOfDay(for: today)
    return calendar.date(byAdding: .day, value: row - DateWheels.reach, to: start) ?? start
  }

  /// The nearest day that reads as the value without its day of the week, which tests leave out, or what is counted
  /// without its unit, which lies beside the rows on iOS.
  func row(reading value: String, in component: Int, near row: Int) -> Int? {
    switch columns[component] {
    case .dayOfYear: dayRow(reading: value, near: row)
    case .countedHours: (0..<24).first { "\($0)" == value }
    case .countedMinutes: (0..<60 / owner.minuteInterval).first { "\($0 * owner.minuteInterval)" == value }
    default: nil
    }
  }

  private func dayRow(reading value: String, near row: Int) -> Int? {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.dateFormat = format("MMMd")
    let rows = 0...2 * DateWheels.reach
    for distance in rows {
      for candidate in [row + distance, row - distance] where rows.contains(candidate) {
        if formatter.string(from: day(candidate)) == value { return candidate }
      }
    }
    return nil
  }

  /// The row of each wheel that shows the date, or the duration.
  func rows(date: Date, duration: TimeInterval) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return columns.map { column in
      switch column {
      case .month: (parts.month ?? 1) - 1
      case .day: (parts.day ?? 1) - 1
      case .year: (parts.year ?? 1) - 1
      case .dayOfYear:
        DateWheels.reach
          + (calendar.dateComponents([.day], from: calendar.startOfDay(for: today), to: calendar.startOfDay(for: date))
            .day ?? 0)
      case .hour: isTwelveHours ? hour % 12 : hour
      case .minute: minute / owner.minuteInterval
      case .period: hour / 12
      case .countedHours: Int(duration) / 3600
      case .countedMinutes: Int(duration) % 3600 / 60 / owner.minuteInterval
      }
    }
  }

  // MARK: - Turns

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    func selected(_ column: DateColumn) -> Int? {
      columns.firstIndex(of: column).map { pickerView.selectedRow(inComponent: $0) }
    }
    if let hours = selected(.countedHours), let minutes = selected(.countedMinutes) {
      return owner.choose(duration: TimeInterval(hours * 3600 + minutes * owner.minuteInterval * 60))
    }
    let calendar = calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: owner.date)
    if let row = selected(.dayOfYear) {
      let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day(row))
      (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
    }
    if let month = selected(.month), let day = selected(.day), let year = selected(.year) {
      (parts.year, parts.month, parts.day) = (year + 1, month + 1, 1)
      let first = calendar.date(from: parts) ?? owner.date
      let length = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
      parts.day = min(day + 1, length)
    }
    if let hour = selected(.hour), let minute = selected(.minute) {
      parts.hour = hour + (selected(.period) ?? 0) * 12
      parts.minute = minute * owner.minuteInterval
    }
    owner.choose(calendar.date(from: parts) ?? owner.date)
  }
}
