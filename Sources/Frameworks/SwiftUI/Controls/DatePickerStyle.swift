import UIKit

/// See [DatePickerStyle](https://developer.apple.com/documentation/swiftui/datepickerstyle).
@preconcurrency @MainActor
public protocol DatePickerStyle {
  var _style: UIDatePickerStyle { get }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentWriter<UIDatePickerStyle>> {
    environment(\.datePickerStyle, style._style)
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .automatic } }

  var datePickerStyle: UIDatePickerStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
