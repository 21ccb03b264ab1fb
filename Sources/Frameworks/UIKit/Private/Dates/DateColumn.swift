/// One wheel of a date picker.
enum DateColumn: Hashable {
  case month, day, year
  /// Whole days, of which one is today.
  case dayOfYear
  case hour, minute, period
  case countedHours, countedMinutes
}
