import Foundation
import FoundationOverlay
import FoundationXML
import Testing

private final class Reader: NSObject, XMLParserDelegate {
  var errors = 0

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { errors += 1 }
}

struct XMLParserTests {
  @Test(arguments: [("<a>b</a>", true), ("<a>b", false), ("<a>b</c></a>", false), ("<a><b></a>", false)])
  func `a parser says whether the text is well formed`(text: String, isWellFormed: Bool) {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse() == isWellFormed)
    #expect((parser.parserError == nil) == isWellFormed && (reader.errors == 0) == isWellFormed)
  }
}
