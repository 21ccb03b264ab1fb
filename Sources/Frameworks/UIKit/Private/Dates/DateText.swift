/// Writes parts of a date as the picker's locale does.
@MainActor struct DateText {
  private let formatter = DateFormatter()

  init(_ owner: UIDatePicker, _ template: String) {
    let calendar = owner.calendar ?? .current
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale ?? .current
    formatter.setLocalizedDateFormatFromTemplate(template)
  }

  func callAsFunction(_ date: Date) -> String { formatter.string(from: date) }
}
