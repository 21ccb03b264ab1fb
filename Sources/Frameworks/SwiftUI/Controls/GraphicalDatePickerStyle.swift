import UIKit

/// See [GraphicalDatePickerStyle](https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle).
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  public var _style: UIDatePickerStyle { .inline }
}
