/// What shows the date of a date picker in one of its styles.
@MainActor protocol DatePickerContent: AnyObject {
  var wantedSize: CGSize { get }
  /// Mode, calendar, locale, limits or interval have changed.
  func reload()
  func show(_ date: Date)
}
