import Foundation
import UIKit

/// See [MultiDatePicker](https://developer.apple.com/documentation/swiftui/multidatepicker).
///
/// The label is what the calendar is called; it is not drawn.
public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let lowest: Date?
  /// No day begins at it or later.
  let end: Date?
  let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ lowest: Date?, _ end: Date?, _ label: Label) {
    self.selection = selection
    self.lowest = lowest
    self.end = end
    self.label = label
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  public var body: some View {
    ControlView {
      MultiDateCalendar(frame: .zero)
    } configure: { calendar, environment in
      calendar.changed = { [weak calendar] dates in
        selection.wrappedValue = dates
        calendar?.take(selection.wrappedValue)
      }
      calendar.show(selection.wrappedValue, from: lowest, to: end, in: environment)
    }
    .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}
