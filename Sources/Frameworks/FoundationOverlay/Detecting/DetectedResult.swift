import Foundation

/// What a data detector has found in a text.
final class DetectedResult: NSTextCheckingResult {
  private let place: NSRange
  let foundURL: URL?
  let foundNumber: String?

  /// Nil for a text that is no address after all.
  init?(_ place: NSRange, link: String) {
    let lower = link.lowercased()
    let hasScheme = lower.contains("://") || lower.hasPrefix("mailto:")
    guard let url = URL(string: hasScheme ? link : link.contains("@") ? "mailto:\(link)" : "http://\(link)") else {
      return nil
    }
    (self.place, foundURL, foundNumber) = (place, url, nil)
    super.init()
  }

  /// Nil for a text with fewer digits than a number has.
  init?(_ place: NSRange, phoneNumber: String) {
    guard (7...15).contains(phoneNumber.filter(\.isNumber).count) else { return nil }
    (self.place, foundURL, foundNumber) = (place, nil, phoneNumber)
    super.init()
  }

  init(_ place: NSRange, url: URL? = nil, number: String? = nil) {
    (self.place, foundURL, foundNumber) = (place, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { foundURL == nil ? DetectedKind.phoneNumber : DetectedKind.link }

  override var range: NSRange { place }

  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }

  override var numberOfRanges: Int { 1 }
}

extension NSTextCheckingResult {
  /// What was detected as a link.
  public var url: URL? { (self as? DetectedResult)?.foundURL }

  /// See [linkCheckingResult(range:url:)](https://developer.apple.com/documentation/foundation/nstextcheckingresult/linkcheckingresult(range:url:)).
  public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(range, url: url)
  }

  /// See [phoneNumberCheckingResult(range:phoneNumber:)](https://developer.apple.com/documentation/foundation/nstextcheckingresult/phonenumbercheckingresult(range:phonenumber:)).
  public static func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedResult(range, number: phoneNumber)
  }

  /// What was detected as a phone number.
  public var phoneNumber: String? { (self as? DetectedResult)?.foundNumber }
}
