import Foundation

/// See [NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector).
///
/// Finds links, addresses of mail among them, and phone numbers. It is no `NSRegularExpression`, whose methods cannot be
/// overridden on Linux, but has the same ones.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingTypes
  private let kinds: [DetectedKind]

  /// Throws where nothing of what is asked for can be found here.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    kinds = try DetectedKind.all.filter { $0.isAmong(checkingTypes) }.map { try $0.prepared() }
    super.init()
    guard !kinds.isEmpty else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [NSLocalizedDescriptionKey: "NSDataDetector finds links and phone numbers only"])
    }
  }

  /// In the order of the text; what lies in another match is left out.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = kinds.flatMap { $0.results(in: string, options: options, range: range) }
    var results: [DetectedResult] = []
    for result in found.sorted(by: { ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length) }) {
      if let last = results.last, result.range.location < NSMaxRange(last.range) { continue }
      results.append(result)
    }
    return results
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }
}

/// See [NSTextCheckingTypes](https://developer.apple.com/documentation/foundation/nstextcheckingtypes).
public typealias NSTextCheckingTypes = UInt64
