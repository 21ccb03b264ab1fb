import Foundation
import UIKit

/// See [DatePicker](https://developer.apple.com/documentation/swiftui/datepicker).
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let lowest: Date?
  private let highest: Date?
  private let components: Components
  nonisolated(unsafe) private let label: Label
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.datePickerStyle) private var style
  @Environment(\.ownDatePickerStyle) private var ownStyle

  nonisolated init(
    _ selection: Binding<Date>, _ lowest: Date?, _ highest: Date?, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.lowest = lowest
    self.highest = highest
    self.components = components
    self.label = label
  }

  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  public var body: some View {
    if let ownStyle {
      ownStyle.makeBody(
        DatePickerStyleConfiguration(
          label: .init(view: AnyView(label)), selection: selection, minimumDate: lowest, maximumDate: highest,
          displayedComponents: components)
      ).environment(\.ownDatePickerStyle, nil)
    } else if labelsHidden {
      control
    } else if style == .wheels || style == .inline {
      VStack(alignment: .leading) {
        label
        control
      }
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }

  private var control: some View {
    ControlView {
      UIDatePicker(frame: .zero)
    } configure: { picker, environment in
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = components.mode
      picker.calendar = environment.calendar
      picker.timeZone = environment.timeZone
      picker.locale = environment.locale
      picker.minimumDate = lowest
      picker.maximumDate = highest
      picker.date = selection.wrappedValue
    } changed: { picker in
      selection.wrappedValue = picker.date
    }
    .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
}

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
