/// Reads pages with libxml2, as tolerant of their faults as browsers are; Foundation's XML library brings it to Linux.
///
/// It has no header here: what is called takes and gives nothing but numbers, texts and opaque pointers.
struct HTMLReader {
  private typealias Call = @convention(c) (OpaquePointer) -> Int32
  private typealias Text = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
  private typealias Make = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer) -> Void
  private typealias Parse =
    @convention(c) (
      UnsafePointer<CChar>, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32
    ) -> OpaquePointer?

  /// Recover, report nothing, and never ask the network.
  private static let options: Int32 = 1 | 32 | 64 | 2048

  private enum NodeType {
    static let element: Int32 = 1
    static let texts: Set<Int32> = [3, 13, 14]
    static let end: Int32 = 15
  }

  private let parse: Parse
  private let walk: Make
  private let read: Call
  private let type: Call
  private let nextAttribute: Call
  private let name: Text
  private let value: Text
  private let freeReader: Free
  private let freeDocument: Free

  /// Nil where there is no libxml2.
  init?() {
    guard let library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let parse = function("htmlReadMemory", as: Parse.self), let walk = function("xmlReaderWalker", as: Make.self),
      let read = function("xmlTextReaderRead", as: Call.self),
      let type = function("xmlTextReaderNodeType", as: Call.self),
      let nextAttribute = function("xmlTextReaderMoveToNextAttribute", as: Call.self),
      let name = function("xmlTextReaderConstName", as: Text.self),
      let value = function("xmlTextReaderConstValue", as: Text.self),
      let freeReader = function("xmlFreeTextReader", as: Free.self),
      let freeDocument = function("xmlFreeDoc", as: Free.self)
    else { return nil }
    (self.parse, self.walk, self.read, self.type) = (parse, walk, read, type)
    (self.nextAttribute, self.name, self.value) = (nextAttribute, name, value)
    (self.freeReader, self.freeDocument) = (freeReader, freeDocument)
  }

  /// The elements and texts of a page in a node without a name.
  func read(_ page: String) -> HTMLNode {
    var open = [HTMLNode(name: "page")]
    let count = Int32(clamping: page.utf8.count)
    guard let document = page.withCString({ parse($0, count, nil, "utf-8", HTMLReader.options) }) else {
      return open[0]
    }
    defer { freeDocument(document) }
    guard let reader = walk(document) else { return open[0] }
    defer { freeReader(reader) }
    func close() {
      guard open.count > 1, let last = open.popLast() else { return }
      open[open.count - 1].children.append(last)
    }
    while read(reader) == 1 {
      switch type(reader) {
      case NodeType.element:
        let node = HTMLNode(name: string(name, reader).lowercased(), attributes: attributes(reader))
        if HTMLReader.empty.contains(node.name) {
          open[open.count - 1].children.append(node)
        } else {
          open.append(node)
        }
      case NodeType.end: if !HTMLReader.empty.contains(string(name, reader).lowercased()) { close() }
      case let kind where NodeType.texts.contains(kind):
        open[open.count - 1].children.append(HTMLNode(name: "", text: string(value, reader)))
      default: break
      }
    }
    while open.count > 1 { close() }
    return open[0]
  }

  /// Elements that have nothing in them, and therefore no end.
  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]

  private func attributes(_ reader: OpaquePointer) -> [String: String] {
    var attributes: [String: String] = [:]
    while nextAttribute(reader) == 1 { attributes[string(name, reader).lowercased()] = string(value, reader) }
    return attributes
  }

  private func string(_ function: Text, _ reader: OpaquePointer) -> String {
    function(reader).map { String(cString: $0) } ?? ""
  }
}
