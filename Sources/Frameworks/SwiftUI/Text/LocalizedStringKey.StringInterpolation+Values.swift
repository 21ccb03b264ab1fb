import Foundation

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// A picture in a text is not shown.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

  public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
    appendInterpolation(formatter.string(for: date) ?? "")
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }

  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}
