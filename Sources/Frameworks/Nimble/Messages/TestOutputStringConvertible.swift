import Foundation

/// A type whose values failure messages show otherwise than by their description.
public protocol TestOutputStringConvertible {
  var testDescription: String { get }
}

extension Double: TestOutputStringConvertible {
  /// Four places after the point, for numbers that have any.
  public var testDescription: String {
    let text = String(format: "%.16g", self)
    return text.contains(".") ? String(format: "%0.4f", self) : text
  }
}

extension Float: TestOutputStringConvertible {
  /// Four places after the point, for numbers that have any.
  public var testDescription: String {
    let text = String(format: "%.7g", Double(self))
    return text.contains(".") ? String(format: "%0.4f", Double(self)) : text
  }
}

extension NSNumber: TestOutputStringConvertible {
  public var testDescription: String {
    description.contains(".") ? String(format: "%0.4f", doubleValue) : description
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
  public var testDescription: String { "Data<hash=\(hashValue),length=\(count)>" }
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
