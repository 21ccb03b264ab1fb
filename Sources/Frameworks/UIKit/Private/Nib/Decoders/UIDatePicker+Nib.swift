import WindfallCore

extension UIDatePicker {
  func decodeDatePicker(_ values: NibValues) {
    if let mode = values.word(
      "datePickerMode",
      ["time": Mode.time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer])
    {
      datePickerMode = mode
    }
    if let style = values.word(
      "style",
      ["automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
    {
      preferredDatePickerStyle = style
    }
    if let interval = values.integer("minuteInterval") { minuteInterval = interval }
    if let duration = values.number("countDownDuration") { countDownDuration = duration }
    if let zone = values.element["timeZone"] { timeZone = TimeZone(identifier: zone) }
    if let name = values.element.child(key: "locale")?["localeIdentifier"] { locale = Locale(identifier: name) }
    if let date = Self.date("minimumDate", values) { minimumDate = date }
    if let date = Self.date("maximumDate", values) { maximumDate = date }
    if let date = Self.date("date", values) { self.date = date }
  }

  private static func date(_ key: String, _ values: NibValues) -> Date? {
    guard let element = values.element.child(key: key), element.name == "date" else { return nil }
    let seconds = NibValues(element: element, nib: values.nib).number("timeIntervalSinceReferenceDate")
    return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}
