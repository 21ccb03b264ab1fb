import UIKit

/// See [DatePickerStyle](https://developer.apple.com/documentation/swiftui/datepickerstyle).
@preconcurrency @MainActor
public protocol DatePickerStyle {
  nonisolated var _style: UIDatePickerStyle { get }
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

nonisolated extension View {
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

/// See [WheelDatePickerStyle](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle).
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  nonisolated public var _style: UIDatePickerStyle { .wheels }
}

/// See [GraphicalDatePickerStyle](https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle).
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  nonisolated public var _style: UIDatePickerStyle { .inline }
}

/// See [DefaultDatePickerStyle](https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle).
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  nonisolated public var _style: UIDatePickerStyle { .automatic }
}

/// See [CompactDatePickerStyle](https://developer.apple.com/documentation/swiftui/compactdatepickerstyle).
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}

  nonisolated public var _style: UIDatePickerStyle { .compact }
}
