import Foundation
import Testing

@_spi(Windfall) @testable import WebKit

@MainActor @Suite struct WKWebViewTests {
  private let view = WKWebView()
  private let page = "<html><head><title>Hello</title></head></html>"

  @Test("A page of a server that is not there fails")
  func offline() async throws {
    let recorder = NavigationRecorder()
    view.navigationDelegate = recorder
    let url = try #require(URL(string: "http://127.0.0.1:1/a"))
    #expect(view.load(URLRequest(url: url)) != nil)
    #expect(view.isLoading && view.url == url)
    let events = await recorder.events(until: "fail")
    #expect(events == ["decide http://127.0.0.1:1/a", "start", "fail NSURLErrorDomain -1004"])
    #expect(!view.isLoading && view.url == nil && !view.canGoBack)
  }

  @Test("A text loads, with the title that it gives itself")
  func text() async throws {
    let recorder = NavigationRecorder()
    view.navigationDelegate = recorder
    view.loadHTMLString(page, baseURL: nil)
    #expect(await recorder.events(until: "finish") == ["decide about:blank", "start", "commit", "finish"])
    #expect(view.title == "Hello" && view.estimatedProgress == 1 && view.url?.absoluteString == "about:blank")
    #expect(view.backForwardList.currentItem == nil)
  }

  @Test("What the delegate does not allow is not loaded")
  func cancelled() async throws {
    let recorder = NavigationRecorder(policy: .cancel)
    view.navigationDelegate = recorder
    view.loadHTMLString(page, baseURL: nil)
    #expect(await recorder.events(until: "decide") == ["decide about:blank"])
    #expect(!view.isLoading && view.title == "")
  }

  @Test("Files load, and are the history")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("WKWebView-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["one", "two"].map { folder.appendingPathComponent("\($0).html") }
    for file in files { try Data("<title>\(file.lastPathComponent)</title>".utf8).write(to: file) }
    let recorder = NavigationRecorder()
    view.navigationDelegate = recorder
    for file in files {
      view.loadFileURL(file, allowingReadAccessTo: folder)
      _ = await recorder.events(until: "finish")
    }
    #expect(view.title == "two.html" && view.canGoBack && !view.canGoForward)
    #expect(view.goBack() != nil)
    _ = await recorder.events(until: "finish")
    #expect(view.title == "one.html" && !view.canGoBack && view.canGoForward)
    view.loadFileURL(folder.appendingPathComponent("none.html"), allowingReadAccessTo: folder)
    #expect(await recorder.events(until: "fail").last == "fail NSURLErrorDomain -1100")
    #expect(view.title == "one.html")
  }

  @Test("A load that is stopped says so")
  func stop() async {
    let recorder = NavigationRecorder()
    view.navigationDelegate = recorder
    view.loadHTMLString(page, baseURL: nil)
    view.stopLoading()
    #expect(await recorder.events(until: "fail") == ["fail NSURLErrorDomain -999"])
  }

  @Test("Progress is observed")
  func observing() async {
    var values: [Double] = []
    let path = windfallKeyPath(\WKWebView.estimatedProgress, "estimatedProgress")
    let observation = view.observe(path, options: [.new]) { _, change in
      if let value = change.newValue { values.append(value) }
    }
    let recorder = NavigationRecorder()
    view.navigationDelegate = recorder
    view.loadHTMLString(page, baseURL: nil)
    _ = await recorder.events(until: "finish")
    observation.invalidate()
    #expect(values == [0.1, 1])
  }

  @Test("Scripts do not run, and say so")
  func scripts() async {
    let error: (any Error)? = await withCheckedContinuation { continuation in
      view.evaluateJavaScript("1 + 1") { _, error in continuation.resume(returning: error) }
    }
    #expect((error as? WKError)?.code == .unknown)
  }

  @Test("The configuration is a copy with the same parts")
  func configuration() {
    let configuration = WKWebViewConfiguration()
    configuration.applicationNameForUserAgent = "before"
    let view = WKWebView(frame: .zero, configuration: configuration)
    configuration.applicationNameForUserAgent = "after"
    #expect(view.configuration.applicationNameForUserAgent == "before")
    #expect(view.configuration.userContentController === configuration.userContentController)
    #expect(view.elementType == .webView)
  }

  @Test("A picture of the page has the size that is asked for")
  func snapshot() async throws {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let whole = try await view.takeSnapshot(configuration: nil)
    #expect(whole.size == CGSize(width: 40, height: 20))
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    configuration.snapshotWidth = 30
    let part = try await view.takeSnapshot(configuration: configuration)
    #expect(part.size == CGSize(width: 30, height: 30))
    view.frame = .zero
    await #expect(throws: WKError.self) { try await view.takeSnapshot(configuration: nil) }
  }
}
