import Foundation
import FoundationXML
import WindfallCore

/// A bundle with interface files, made from XML for one test and removed after it.
final class InterfaceFixture {
  let bundle: Bundle
  private let folder: URL

  /// The files by their names in the bundle, such as `Main.storyboardc`.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let document = InterfaceDocument(source: name, root: try InterfaceReader.root(of: text))
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(document.wireBytes).write(to: file)
    }
    guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// Reads XML into elements, as the build does for bundles.
private final class InterfaceReader: NSObject, XMLParserDelegate {
  private var open = [InterfaceElement(name: "root")]

  static func root(of text: String) throws -> InterfaceElement {
    let reader = InterfaceReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.open[0].children.first else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open[open.count - 1].text += text }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    let element = open.removeLast()
    open[open.count - 1].children.append(element)
  }
}
