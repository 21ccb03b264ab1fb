/// What a text on the pasteboard seems to be.
struct PasteboardDetection {
  private let text: String

  init(_ text: String) { self.text = text.trimmingCharacters(in: .whitespacesAndNewlines) }

  var values: [UIPasteboard.DetectionPattern: Any] {
    guard !text.isEmpty else { return [:] }
    var values: [UIPasteboard.DetectionPattern: Any] = [:]
    let links = matches(1 << 5)
    let mails = links.compactMap(\.url).filter { $0.scheme == "mailto" }
    let webs = links.compactMap(\.url).filter { $0.scheme != "mailto" }
    let phones = matches(1 << 11).compactMap(\.phoneNumber)
    let whole = NSRange(location: 0, length: (text as NSString).length)
    if let number = Double(text) { values[.number] = number }
    if !mails.isEmpty { values[.emailAddress] = mails.map { String($0.absoluteString.dropFirst("mailto:".count)) } }
    if !webs.isEmpty { values[.link] = webs }
    if !phones.isEmpty { values[.phoneNumber] = phones }
    if let link = links.first, link.range == whole, let url = link.url, ["http", "https"].contains(url.scheme) {
      values[.probableWebURL] = text
    } else {
      values[.probableWebSearch] = text
    }
    return values
  }

  /// The types are those of links and of phone numbers.
  private func matches(_ type: UInt64) -> [NSTextCheckingResult] {
    let range = NSRange(location: 0, length: (text as NSString).length)
    return (try? NSDataDetector(types: type))?.matches(in: text, range: range) ?? []
  }
}
