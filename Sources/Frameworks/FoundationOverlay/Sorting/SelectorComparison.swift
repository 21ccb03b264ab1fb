import Foundation
import ObjectiveC

/// Compares two values by a method of theirs.
enum SelectorComparison {
  /// Stops where the values have no such method.
  static func order(_ first: Any, _ second: Any, by selector: Selector) -> ComparisonResult {
    if let (first, second) = (first, second) as? (String, String),
      let order = order(first, second, by: selector.description)
    {
      return order
    }
    if let (first, second) = (first, second) as? (NSNumber, NSNumber), selector.description == "compare:" {
      return first.compare(second)
    }
    if let (first, second) = (first, second) as? (Date, Date), selector.description == "compare:" {
      return first.compare(second)
    }
    let result = MethodTable.invoke(target: first as AnyObject, selector: selector, arguments: [second])
    if let order = result as? ComparisonResult { return order }
    fatalError("NSSortDescriptor: \(selector) of \(type(of: first)) does not compare")
  }

  static func order(_ first: String, _ second: String, by name: String) -> ComparisonResult? {
    switch name {
    case "compare:": first.compare(second)
    case "caseInsensitiveCompare:": first.caseInsensitiveCompare(second)
    case "localizedCompare:": first.localizedCompare(second)
    case "localizedCaseInsensitiveCompare:": first.localizedCaseInsensitiveCompare(second)
    case "localizedStandardCompare:": first.localizedStandardCompare(second)
    default: nil
    }
  }
}
