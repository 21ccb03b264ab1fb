extension UIDatePicker {
  /// See [UIDatePicker.Mode](https://developer.apple.com/documentation/uikit/uidatepicker/mode).
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
}

/// See [UIDatePickerStyle](https://developer.apple.com/documentation/uikit/uidatepickerstyle).
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
