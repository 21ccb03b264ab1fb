import Foundation
import Testing
@_spi(Windfall) import UIKit

@_spi(Windfall) @testable import WebKit

@MainActor @Suite struct WKWebViewContentTests {
  private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let recorder = NavigationRecorder()

  init() { view.navigationDelegate = recorder }

  private func texts() -> [PageTextView] {
    view.layoutIfNeeded()
    return (view.scrollView.subviews.first { $0 is PageView }?.subviews ?? []).compactMap { $0 as? PageTextView }
  }

  @Test("The page is in the scroll view, which is as large as it")
  func content() async {
    view.loadHTMLString("<p>One</p>" + String(repeating: "<p>More</p>", count: 50), baseURL: nil)
    _ = await recorder.events(until: "finish")
    #expect(texts().first?.accessibilityLabel == "One" && texts().count == 51)
    #expect(view.scrollView.contentSize.width == 320 && view.scrollView.contentSize.height > 1500)
    view.loadHTMLString("<p>Two</p>", baseURL: nil)
    _ = await recorder.events(until: "finish")
    #expect(texts().map(\.accessibilityLabel) == ["Two"])
  }

  @Test("A link is decided on by the delegate, as one that was activated, and then followed")
  func links() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Links-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<a href=two.html>Go</a>".utf8).write(to: folder.appendingPathComponent("one.html"))
    try Data("<title>Second</title>".utf8).write(to: folder.appendingPathComponent("two.html"))
    view.loadFileURL(folder.appendingPathComponent("one.html"), allowingReadAccessTo: folder)
    _ = await recorder.events(until: "finish")
    texts().first?.sendActions(for: .touchUpInside)
    let events = await recorder.events(until: "finish")
    #expect(events.first?.hasSuffix("two.html") == true)
    #expect(recorder.types == [.other, .linkActivated])
    #expect(view.title == "Second" && view.canGoBack)
  }

  @Test("Data has its type, and addresses hold data")
  func data() async throws {
    let url = try #require(URL(string: "https://example.com/"))
    view.load(Data("<b>plain</b>".utf8), mimeType: "text/plain", characterEncodingName: "utf-8", baseURL: url)
    _ = await recorder.events(until: "finish")
    #expect(texts().map(\.accessibilityLabel) == ["<b>plain</b>"])
    let address = try #require(URL(string: "data:text/html;base64,PGI+Qm9sZDwvYj4="))
    view.load(URLRequest(url: address))
    _ = await recorder.events(until: "finish")
    #expect(texts().map(\.accessibilityLabel) == ["Bold"])
  }
}
