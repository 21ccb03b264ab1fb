/// A page that was loaded.
struct Page {
  var url: URL
  let title: String
  let load: PageLoad
  let content: HTMLNode
  /// What the page's addresses are relative to.
  let base: URL

  init(_ load: PageLoad, url: URL? = nil, content: HTMLNode) {
    self.url = url ?? load.url
    self.load = load
    self.content = content
    title = content.first("title")?.collapsedText ?? ""
    let reference = content.first("base")?.attributes["href"]
    base = reference.flatMap { URL(string: $0, relativeTo: url ?? load.url) } ?? self.url
  }

  /// Reads what a server or a file holds, by its type.
  init(_ load: PageLoad, url: URL? = nil, data: Data, type: String?, encoding: String? = nil) {
    let isLatin = ["iso-8859-1", "windows-1252"].contains(encoding?.lowercased())
    let text = (isLatin ? String(data: data, encoding: .windowsCP1252) : nil) ?? String(decoding: data, as: UTF8.self)
    switch type?.lowercased() {
    case nil, "text/html", "application/xhtml+xml": self.init(load, url: url, content: Page.read(text))
    case let type? where type.hasPrefix("image/"):
      let source = (url ?? load.url).absoluteString
      self.init(
        load, url: url, content: HTMLNode(name: "page", children: [HTMLNode(name: "img", attributes: ["src": source])]))
    default:
      let text = HTMLNode(name: "pre", children: [HTMLNode(name: "", text: text)])
      self.init(load, url: url, content: HTMLNode(name: "page", children: [text]))
    }
  }

  /// Whether an address is a place in this page.
  func contains(_ address: URL) -> Bool {
    func rest(_ url: URL) -> Substring { url.absoluteString.prefix { $0 != "#" } }
    return address.fragment != nil && rest(address) == rest(url)
  }

  static func read(_ text: String) -> HTMLNode {
    guard let reader = HTMLReader() else {
      FileHandle.standardError.write(Data("web pages are not shown: libxml2.so.2 is not there\n".utf8))
      return HTMLNode(name: "page")
    }
    return reader.read(text)
  }
}
