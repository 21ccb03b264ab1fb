import Foundation

/// One kind of what a data detector finds.
struct DetectedKind: @unchecked Sendable {
  /// Foundation's names for these say that nobody finds them on Linux, and `link` has another number than on iOS.
  static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private static let linkOnApple: NSTextCheckingTypes = 1 << 5

  let type: NSTextCheckingResult.CheckingType
  private let pattern: String
  private var expression: NSRegularExpression?

  private init(_ type: NSTextCheckingResult.CheckingType, _ pattern: String) {
    self.type = type
    self.pattern = pattern
  }

  static let all = [
    // With a scheme, from www on, a host with a known ending, or an address of mail.
    DetectedKind(
      link,
      #"\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]+|www\.[^\s<>"]+|mailto:[^\s<>"]+"#
        + #"|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
        + #"|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|me|co|de|fr|it|es|nl|uk|us|ch|at|eu|jp|in|br)"#
        + #"\b(?:[/?#][^\s<>"]*)?)"#),
    DetectedKind(
      phoneNumber, #"(?<![\w+])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,5}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?!\w)"#),
  ]

  func isAmong(_ types: NSTextCheckingTypes) -> Bool {
    types & (type == Self.link ? type.rawValue | Self.linkOnApple : type.rawValue) != 0
  }

  func prepared() throws -> DetectedKind {
    var kind = self
    kind.expression = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    return kind
  }

  func results(
    in string: String, options: NSRegularExpression.MatchingOptions, range: NSRange
  ) -> [DetectedResult] {
    let text = string as NSString
    return (expression?.matches(in: string, options: options, range: range) ?? []).compactMap { match in
      var found = text.substring(with: match.range)
      // The end of a sentence is no part of a link.
      while let last = found.last, ".,;:!?)'".contains(last), type == Self.link { found.removeLast() }
      let range = NSRange(location: match.range.location, length: found.utf16.count)
      return type == Self.link ? DetectedResult(range, link: found) : DetectedResult(range, phoneNumber: found)
    }
  }
}
