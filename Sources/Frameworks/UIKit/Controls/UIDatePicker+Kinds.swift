extension UIDatePicker {
  /// See [UIDatePicker.Mode](https://developer.apple.com/documentation/uikit/uidatepicker/mode).
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
}
