import Foundation
import FoundationOverlay
import Testing

@Suite("Data detectors") struct NSDataDetectorTests {
  /// The number of Foundation's name, which is deprecated here.
  private let link = UInt64(1 << 6)
  private let phone = UInt64(1 << 11)

  private func found(_ types: UInt64, in text: String) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map { match in
      match.url?.absoluteString ?? match.phoneNumber ?? "?"
    }
  }

  @Test("Links with and without a scheme, and addresses of mail; by the number that iOS has too", arguments: [6, 5])
  func links(bit: Int) throws {
    let text = "See https://example.org/a?b=1, www.example.com and example.net/c. Mail ada@example.org! 3.14 e.g. this"
    #expect(
      try found(1 << UInt64(bit), in: text) == [
        "https://example.org/a?b=1", "http://www.example.com", "http://example.net/c", "mailto:ada@example.org",
      ])
  }

  @Test("Phone numbers are not found where only links are wanted, nor numbers that are too short")
  func numbers() throws {
    let text = "Call +1 (555) 123-4567 or 0301234567, room 12 34, site example.org"
    #expect(try found(phone, in: text) == ["+1 (555) 123-4567", "0301234567"])
    #expect(try found(link, in: text) == ["http://example.org"])
    #expect(try found(link | phone, in: text).count == 3)
  }

  @Test("The results say what they are, and where")
  func results() throws {
    let text = "é example.org"
    let detector = try NSDataDetector(types: link)
    let range = NSRange(location: 0, length: text.utf16.count)
    let match = try #require(detector.firstMatch(in: text, range: range))
    #expect(match.resultType.rawValue == link && match.range == NSRange(location: 2, length: 11))
    #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
    var ranges: [NSRange] = []
    detector.enumerateMatches(in: text + " a.org", range: NSRange(location: 0, length: 19)) { match, _, stop in
      ranges.append(match?.range ?? NSRange())
      stop.pointee = true
    }
    #expect(ranges == [match.range])
  }

  @Test("What is not found here is an error")
  func unsupported() {
    #expect(throws: (any Error).self) { try NSDataDetector(types: 1 << 3) }
  }

  @Test("A link and a telephone number can be made as if they had been found")
  func made() throws {
    let url = try #require(URL(string: "https://example.org"))
    let range = NSRange(location: 2, length: 5)
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(link.resultType.rawValue == self.link && link.range == range && link.url == url && link.phoneNumber == nil)
    let phone = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "123")
    #expect(phone.resultType.rawValue == self.phone && phone.phoneNumber == "123" && phone.url == nil)
  }
}
