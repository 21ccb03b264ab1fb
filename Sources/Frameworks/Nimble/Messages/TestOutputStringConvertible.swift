import Foundation

/// A type whose values failure messages show otherwise than by their description.
public protocol TestOutputStringConvertible {
  var testDescription: String { get }
}

extension Double: TestOutputStringConvertible {
  public var testDescription: String { NSNumber(value: self).testDescription }
}

extension Float: TestOutputStringConvertible {
  public var testDescription: String { NSNumber(value: self).testDescription }
}

extension NSNumber: TestOutputStringConvertible {
  public var testDescription: String { description.withFewerPlaces(of: doubleValue) }
}

extension String {
  /// The text of a number with no more than four places after the point.
  fileprivate func withFewerPlaces(of number: Double) -> String {
    guard let point = firstIndex(of: ".") else { return self }
    let places = distance(from: index(after: point), to: endIndex)
    return String(format: "%0.\(Swift.min(places, 4))f", number)
  }
}

extension Array: TestOutputStringConvertible {
  public var testDescription: String { "[\(map { stringify($0) }.joined(separator: ", "))]" }
}

extension AnySequence: TestOutputStringConvertible {
  public var testDescription: String { "[\(map { stringify($0) }.joined(separator: ", "))]" }
}

extension NSArray: TestOutputStringConvertible {
  public var testDescription: String { "(\(map { stringify($0) }.joined(separator: ", ")))" }
}

extension NSIndexSet: TestOutputStringConvertible {
  public var testDescription: String { "(\(map { "\($0)" }.joined(separator: ", ")))" }
}

extension String: TestOutputStringConvertible {
  public var testDescription: String { self }
}

extension Data: TestOutputStringConvertible {
  public var testDescription: String { "Data<hash=\(NSData(data: self).hash),length=\(count)>" }
}

extension Date: TestOutputStringConvertible {
  public var testDescription: String { (self as NSDate).testDescription }
}

extension NSDate: TestOutputStringConvertible {
  public var testDescription: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSSS"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter.string(from: Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate))
  }
}
