/// Compares values of unknown types.
@_spi(Windfall) public enum ValueComparison {
  /// Values that cannot be compared are different.
  public static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (unwrapped(left), unwrapped(right)) {
    case (nil, nil): true
    case (let left?, let right?):
      if let left = left as? any Equatable {
        isEqual(left, right)
      } else {
        Swift.type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
      }
    default: false
    }
  }

  /// The value without any optional around it.
  public static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return unwrapped(optional.content)
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { right as? Value == left }
}

/// Opens optionals of unknown content.
private protocol AnyOptional {
  var content: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var content: Any? { self }
}
