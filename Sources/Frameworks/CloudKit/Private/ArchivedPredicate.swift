@_spi(Windfall) import FoundationOverlay
import WindfallCore

/// A predicate in an archive: its format.
enum ArchivedPredicate {
  static func predicate(_ coder: NSCoder, _ key: String) -> NSPredicate? {
    guard let format = coder.text(key), let condition = try? PredicateCondition(format: format) else { return nil }
    return NSPredicate.saying(condition)
  }

  /// What its format does not say raises an exception.
  static func encode(_ predicate: NSPredicate?, with coder: NSCoder, _ key: String) {
    guard let predicate else { return }
    guard let condition = predicate.condition, (try? PredicateCondition(format: condition.description)) == condition
    else {
      NSException(name: .invalidArgumentException, reason: "\(predicate) cannot be archived").raise()
      return
    }
    coder.encode(text: condition.description, forKey: key)
  }
}
