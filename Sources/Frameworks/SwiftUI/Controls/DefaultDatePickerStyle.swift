import UIKit

/// See [DefaultDatePickerStyle](https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle).
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public var _style: UIDatePickerStyle { .automatic }
}
