import UIKit

/// See [DatePickerComponents](https://developer.apple.com/documentation/swiftui/datepickercomponents).
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)

  @MainActor
  var mode: UIDatePicker.Mode {
    switch self {
    case .hourAndMinute: .time
    case .date: .date
    default: .dateAndTime
    }
  }
}
