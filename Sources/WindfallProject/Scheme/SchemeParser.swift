import Foundation
import FoundationXML

/// Reads the XML of a scheme into elements.
final class SchemeParser: NSObject, XMLParserDelegate {
  private static let maximumDepth = 64

  private var open: [SchemeElement] = []
  private var root: SchemeElement?
  private var isTooDeep = false

  /// The root of the file.
  static func root(of data: Data, at url: URL) throws(ProjectError) -> SchemeElement {
    let delegate = SchemeParser()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    guard parser.parse(), let root = delegate.root, !delegate.isTooDeep else {
      let line = parser.lineNumber > 0 ? ", in line \(parser.lineNumber)" : ""
      throw ProjectError(
        "the scheme is damaged: its XML cannot be read\(line)", path: url.path, advice: "make the scheme again in Xcode"
      )
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    guard open.count < Self.maximumDepth else {
      isTooDeep = true
      parser.abortParsing()
      return
    }
    open.append(SchemeElement(name: elementName, attributes: attributeDict))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
