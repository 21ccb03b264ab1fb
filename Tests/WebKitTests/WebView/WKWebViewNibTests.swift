import Testing
@_spi(Windfall) import UIKit
import WebKit
import WindfallCore

@MainActor @Suite struct WKWebViewNibTests {
  private final class Owner: NSObject, WKNavigationDelegate {}

  @Test("Interface files have web views, with their outlets")
  func element() throws {
    let outlet = InterfaceElement(
      name: "outlet", attributes: ["property": "navigationDelegate", "destination": "-1", "id": "o-o-o"])
    let view = InterfaceElement(
      name: "wkWebView", attributes: ["id": "w-w-w"],
      children: [InterfaceElement(name: "connections", children: [outlet])])
    let placeholder = InterfaceElement(
      name: "placeholder", attributes: ["placeholderIdentifier": "IBFilesOwner", "id": "-1"])
    let root = InterfaceElement(
      name: "document", children: [InterfaceElement(name: "objects", children: [placeholder, view])])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Nib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(InterfaceDocument(source: "Page.xib", root: root).wireBytes)
      .write(to: folder.appendingPathComponent("Page.nib"))
    let bundle = try #require(Bundle(url: folder))
    let owner = Owner()
    let objects = UINib(nibName: "Page", bundle: bundle).instantiate(withOwner: owner)
    let web = try #require(objects.first as? WKWebView)
    #expect(web.navigationDelegate === owner)
  }
}
