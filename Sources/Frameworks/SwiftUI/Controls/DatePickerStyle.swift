import Foundation
import UIKit

/// See [DatePickerStyle](https://developer.apple.com/documentation/swiftui/datepickerstyle).
@preconcurrency @MainActor
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
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
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    let kind = (style as? any FrameworkDatePickerStyle)?.kind
    return environment(\.datePickerStyle, kind ?? .automatic)
      .environment(\.ownDatePickerStyle, kind == nil ? StyleBox { AnyView(style.makeBody(configuration: $0)) } : nil)
      .modifier(DatePickerStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .automatic } }
  private enum OwnKey: EnvironmentKey { static var defaultValue: StyleBox<DatePickerStyleConfiguration>? { nil } }

  var datePickerStyle: UIDatePickerStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// What an app's own style makes of date pickers.
  var ownDatePickerStyle: StyleBox<DatePickerStyleConfiguration>? {
    get { self[OwnKey.self] }
    set { self[OwnKey.self] = newValue }
  }
}

/// See [DatePickerStyleConfiguration](https://developer.apple.com/documentation/swiftui/datepickerstyleconfiguration).
public struct DatePickerStyleConfiguration {
  /// See [DatePickerStyleConfiguration.Label](https://developer.apple.com/documentation/swiftui/datepickerstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents
}

/// A date picker style of the framework itself.
@preconcurrency @MainActor
protocol FrameworkDatePickerStyle: DatePickerStyle {
  nonisolated var kind: UIDatePickerStyle { get }
}

extension FrameworkDatePickerStyle {
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    DatePicker(configuration).environment(\.datePickerStyle, kind)
  }
}

/// See [WheelDatePickerStyle](https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle).
public struct WheelDatePickerStyle: FrameworkDatePickerStyle {
  public nonisolated init() {}

  nonisolated var kind: UIDatePickerStyle { .wheels }
}

/// See [GraphicalDatePickerStyle](https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle).
public struct GraphicalDatePickerStyle: FrameworkDatePickerStyle {
  public nonisolated init() {}

  nonisolated var kind: UIDatePickerStyle { .inline }
}

/// See [DefaultDatePickerStyle](https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle).
public struct DefaultDatePickerStyle: FrameworkDatePickerStyle {
  public nonisolated init() {}

  nonisolated var kind: UIDatePickerStyle { .automatic }
}

/// See [CompactDatePickerStyle](https://developer.apple.com/documentation/swiftui/compactdatepickerstyle).
public struct CompactDatePickerStyle: FrameworkDatePickerStyle {
  public nonisolated init() {}

  nonisolated var kind: UIDatePickerStyle { .compact }
}
