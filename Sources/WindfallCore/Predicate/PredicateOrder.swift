import Foundation

/// Which of two values comes first, and which are the same.
public enum PredicateOrder {
  /// Texts by their bytes. Throws for values that have no order.
  public static func order(_ left: PredicateValue, _ right: PredicateValue) throws -> ComparisonResult? {
    switch (left, right) {
    case (.null, _), (_, .null): return nil
    case (.string(let a), .string(let b)): return order(a, b)
    case (.integer(let a), .integer(let b)): return order(a, b)
    case (.integer(let a), .double(let b)): return order(a, b)
    case (.double(let a), .integer(let b)):
      return order(b, a)?.reversed
    case (.double(let a), .double(let b)), (.date(let a), .date(let b)): return order(a, b)
    default: throw PredicateProblem.notComparable(left.description, right.description)
    }
  }

  /// Texts by their bytes, which is the order of their code points.
  public static func order(_ a: String, _ b: String) -> ComparisonResult {
    var (a, b) = (a, b)
    let result = a.withUTF8 { a in
      b.withUTF8 { b in
        var difference = 0
        if let first = a.baseAddress, let second = b.baseAddress {
          difference = Int(memcmp(first, second, min(a.count, b.count)))
        }
        return difference == 0 ? a.count - b.count : difference
      }
    }
    return result < 0 ? .orderedAscending : result == 0 ? .orderedSame : .orderedDescending
  }

  public static func order(_ a: Int, _ b: Int) -> ComparisonResult {
    a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
  }

  /// Nil where one of them is not a number.
  public static func order(_ a: Double, _ b: Double) -> ComparisonResult? {
    a < b ? .orderedAscending : a > b ? .orderedDescending : a == b ? .orderedSame : nil
  }

  /// Exact also for whole numbers that no floating one stands for.
  public static func order(_ a: Int, _ b: Double) -> ComparisonResult? {
    guard b >= -0x1p63, b < 0x1p63 else { return b.isNaN ? nil : b > 0 ? .orderedAscending : .orderedDescending }
    let whole = order(a, Int(b))
    return whole == .orderedSame ? order(0.0, b - b.rounded(.towardZero)) : whole
  }

  /// Whether two texts are the same to the byte.
  static func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
}

extension PredicateValue {
  /// Whether both are the same: texts to the byte, objects by their identity, numbers whatever their kind.
  public func isEqual(to other: PredicateValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.string(let a), .string(let b)): PredicateOrder.isSame(a, b)
    case (.integer(let a), .integer(let b)): a == b
    case (.double(let a), .double(let b)), (.date(let a), .date(let b)): a == b
    case (.integer(let a), .double(let b)), (.double(let b), .integer(let a)):
      PredicateOrder.order(a, b) == .orderedSame
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let a), .object(let b)): a.predicateIdentity.map { $0 == b.predicateIdentity } ?? false
    default: false
    }
  }
}
