import UIKit

/// See [CompactDatePickerStyle](https://developer.apple.com/documentation/swiftui/compactdatepickerstyle).
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public var _style: UIDatePickerStyle { .compact }
}
