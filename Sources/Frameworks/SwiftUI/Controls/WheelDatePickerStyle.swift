import UIKit

/// See [WheelDatePickerStyle](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle).
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public var _style: UIDatePickerStyle { .wheels }
}
