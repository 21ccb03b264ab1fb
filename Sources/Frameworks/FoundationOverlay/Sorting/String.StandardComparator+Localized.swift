import Foundation

/// The comparators of texts that this Foundation lacks. See
/// [String.StandardComparator](https://developer.apple.com/documentation/swift/string/standardcomparator).
///
/// What compares by itself, `compare(_:_:)` of the comparator or of a sort descriptor, compares by the characters' numbers.
extension String.StandardComparator {
  /// [localizedStandard](https://developer.apple.com/documentation/swift/string/standardcomparator/localizedstandard)
  public static let localizedStandard = localized(options: .numeric)

  /// [localized](https://developer.apple.com/documentation/swift/string/standardcomparator/localized)
  public static let localized = localized(options: [])

  /// It has the fields for it, and no initializer.
  private static func localized(options: String.CompareOptions) -> Self {
    var comparator = Self.lexical
    withUnsafeMutableBytes(of: &comparator) { bytes in
      bytes.storeBytes(of: options.rawValue, as: UInt.self)
      bytes.storeBytes(of: true, toByteOffset: MemoryLayout<UInt>.size, as: Bool.self)
    }
    return comparator
  }

  /// The method that compares texts in Objective-C.
  var selectorName: String {
    var forward = self
    forward.order = .forward
    switch forward {
    case .localizedStandard: return "localizedStandardCompare:"
    case .localized: return "localizedCompare:"
    default: return "compare:"
    }
  }
}

extension SortComparator where Self == _LocalizedComparator {
  /// [localizedStandard](https://developer.apple.com/documentation/foundation/sortcomparator/localizedstandard)
  public static var localizedStandard: _LocalizedComparator { _LocalizedComparator(.localizedStandard) }

  /// [localized](https://developer.apple.com/documentation/foundation/sortcomparator/localized)
  public static var localized: _LocalizedComparator { _LocalizedComparator(.localized) }
}
