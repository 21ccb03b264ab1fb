import Foundation
import Testing
import libxml2

@Suite("libxml2")
struct Libxml2Tests {
  @Test("A page is read, and paths find its nodes")
  func paths() throws {
    let text = "<html><body><p>one<p>two</body></html>"
    let options = Int32(HTML_PARSE_NOERROR.rawValue)
    let document = try #require(htmlReadMemory(text, Int32(text.utf8.count), nil, "UTF-8", options))
    defer { xmlFreeDoc(document) }
    let context = try #require(xmlXPathNewContext(document))
    defer { xmlXPathFreeContext(context) }
    let found = try #require(xmlXPathEvalExpression("//p", context))
    defer { xmlXPathFreeObject(found) }
    #expect(found.pointee.nodesetval?.pointee.nodeNr == 2)
    let second = try #require(xmlNodeGetContent(found.pointee.nodesetval.pointee.nodeTab[1]))
    defer { free(second) }
    #expect(String(cString: second) == "two")
  }
}
