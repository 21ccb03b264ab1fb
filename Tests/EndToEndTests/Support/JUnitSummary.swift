import Foundation
import FoundationXML
import Testing

/// The counts in a JUnit file.
final class JUnitSummary: NSObject, XMLParserDelegate {
  private(set) var totals: [String: Int] = [:]
  private(set) var suites: [[String: Int]] = []
  private(set) var testCases = 0
  /// The names of tests with a failure or an error.
  private(set) var failed: [String] = []
  private var current = ""

  /// Reads a file; throws when it is not XML.
  init(contentsOf file: URL) throws {
    super.init()
    let parser = XMLParser(data: try Data(contentsOf: file))
    parser.delegate = self
    let isRead = parser.parse()
    try #require(isRead, "\(file.path) is not XML: \(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "testsuites": totals = attributes.compactMapValues { Int($0) }
    case "testsuite": suites.append(attributes.compactMapValues { Int($0) })
    case "testcase":
      testCases += 1
      current = attributes["name"] ?? ""
    case "failure", "error": failed.append(current)
    default: break
    }
  }
}
