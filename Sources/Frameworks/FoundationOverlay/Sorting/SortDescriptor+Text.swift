import Foundation

/// Texts are compared as a person would unless a comparator says otherwise. See
/// [SortDescriptor](https://developer.apple.com/documentation/foundation/sortdescriptor).
extension SortDescriptor {
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// The method that compares the values in Objective-C.
  @_spi(Windfall) public var selectorName: String {
    let type = keyPath.map { Swift.type(of: $0).valueType }
    let isText = type == String.self || type == String?.self
    return (stringComparator ?? (isText ? .localizedStandard : .lexical)).selectorName
  }

  /// As the descriptor says, of texts too.
  func order(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    guard let comparator = stringComparator, comparator != .lexical, let keyPath,
      let first = lhs[keyPath: keyPath] as? String, let second = rhs[keyPath: keyPath] as? String
    else { return compare(lhs, rhs) }
    var localized = _LocalizedComparator(comparator)
    localized.order = order
    return localized.compare(first, second)
  }
}

/// See [KeyPathComparator](https://developer.apple.com/documentation/foundation/keypathcomparator).
extension KeyPathComparator {
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator = .localizedStandard,
    order: SortOrder = .forward
  ) {
    self.init(keyPath, comparator: _LocalizedComparator(comparator), order: order)
  }
}
