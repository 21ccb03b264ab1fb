/// The texts of an event of the Testing library.
enum SwiftTestingMessage {
  /// All that the library says of an issue, a line each.
  static func text(_ messages: [SwiftTestingRecord.Message]) -> String {
    var lines = messages.map(\.text)
    // What the person wrote says more than that there is an issue.
    if lines.count > 1, lines[0] == "Issue recorded" { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }

  /// Why a test was not run: the library says `Test name() skipped: "reason"`.
  static func reason(_ messages: [SwiftTestingRecord.Message]) -> String {
    guard let text = messages.first(where: { $0.symbol == "skip" })?.text, text.hasSuffix("\""),
      let start = text.firstRange(of: ": \"")
    else { return "" }
    return String(text[start.upperBound...].dropLast())
  }
}
