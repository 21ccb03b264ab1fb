import Foundation

extension NSString.EnumerationOptions {
  /// See [byWords](https://developer.apple.com/documentation/foundation/nsstring/enumerationoptions/bywords).
  public static let byWords = NSString.EnumerationOptions(rawValue: 1 << 2)

  /// See [bySentences](https://developer.apple.com/documentation/foundation/nsstring/enumerationoptions/bysentences).
  public static let bySentences = NSString.EnumerationOptions(rawValue: 1 << 3)
}

extension String {
  /// See [enumerateSubstrings(in:options:_:)](https://developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:)).
  ///
  /// Words and sentences, which Linux does not know, are found by Unicode's rules, in the language of the process.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    guard opts.contains(.byWords) || opts.contains(.bySentences) else {
      return enumerate(self, in: range, options: opts, body)
    }
    let whole = range.relative(to: self)
    let unit: ICUBreaks.Unit = opts.contains(.byWords) ? .word : .sentence
    let ranges = ICUBreaks.ranges(
      of: unit, in: Array(self[whole].utf16), language: Locale.current.identifier
    ).map {
      utf16.index(whole.lowerBound, offsetBy: $0.lowerBound)..<utf16.index(whole.lowerBound, offsetBy: $0.upperBound)
    }
    // What stands between two units belongs to the first, and what stands before all of them to the very first.
    let enclosing = ranges.indices.map { index in
      let start = index == 0 ? whole.lowerBound : ranges[index].lowerBound
      return start..<(index + 1 < ranges.count ? ranges[index + 1].lowerBound : whole.upperBound)
    }
    var stops = false
    for index in opts.contains(.reverse) ? ranges.indices.reversed() : Array(ranges.indices) where !stops {
      let text = opts.contains(.substringNotRequired) ? nil : String(self[ranges[index]])
      body(text, ranges[index], enclosing[index], &stops)
    }
  }
}

/// Foundation's own function, which an extension of a type stands before.
private func enumerate<S: StringProtocol, R: RangeExpression>(
  _ text: S, in range: R, options: NSString.EnumerationOptions,
  _ body: @escaping (String?, Range<S.Index>, Range<S.Index>, inout Bool) -> Void
) where R.Bound == S.Index {
  text.enumerateSubstrings(in: range, options: options, body)
}
