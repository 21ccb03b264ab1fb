import Foundation

/// [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter)
open class RelativeDateTimeFormatter: Formatter {
  /// [RelativeDateTimeFormatter.DateTimeStyle](https://developer.apple.com/documentation/foundation/relativedatetimeformatter/datetimestyle-swift.enum)
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named = 1
  }

  /// [RelativeDateTimeFormatter.UnitsStyle](https://developer.apple.com/documentation/foundation/relativedatetimeformatter/unitsstyle-swift.enum)
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = Calendar.autoupdatingCurrent
  open var locale: Locale! = Locale.autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { return nil }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let fields = Self.fields.compactMap { field in dateComponents[keyPath: field.value].map { ($0, field.unit) } }
    let (value, unit) = fields.first { $0.0 != 0 } ?? fields.last ?? (0, .second)
    return ICURelativeDate.text(
      Double(value), unit, style: unitsStyle.width, spelled: unitsStyle == .spellOut, named: dateTimeStyle == .named,
      context: formattingContext, locale: locale ?? .autoupdatingCurrent) ?? ""
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(
      from: (calendar ?? .autoupdatingCurrent).dateComponents(units, from: referenceDate, to: date))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// From the largest unit to the smallest.
  private static var fields: [(value: KeyPath<DateComponents, Int?>, unit: ICURelativeDate.Unit)] {
    [
      (\.year, .year), (\.month, .month), (\.weekOfMonth, .week), (\.weekOfYear, .week), (\.day, .day),
      (\.hour, .hour), (\.minute, .minute), (\.second, .second),
    ]
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var width: ICURelativeDate.Style {
    switch self {
    case .full, .spellOut: .long
    case .short: .short
    case .abbreviated: .narrow
    }
  }
}
