import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import WebKit
import WindfallCore

@MainActor @Suite struct WebPageTests {
  private let html = "<html><head><title>Hello</title></head><body><h1>Heading</h1></body></html>"

  @Test("A page tells of its navigation, and what it has loaded")
  func load() async throws {
    let page = WebPage()
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(html: html) {
      events.append(event)
      if event == .finished { break }
    }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    #expect(page.title == "Hello" && !page.isLoading && page.estimatedProgress == 1)
    #expect(page.currentNavigationEvent == .finished && page.backForwardList.currentItem == nil)
  }

  @Test("A page that fails throws")
  func failure() async throws {
    let page = WebPage()
    await #expect(throws: WebPage.NavigationError.self) {
      for try await _ in page.load(URL(string: "http://127.0.0.1:1/a")) {}
    }
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(nil as URL?) {} }
    await #expect(throws: WKError.self) { try await page.callJavaScript("return 1") }
  }

  @Test("What the app does not allow is not loaded")
  func decider() async throws {
    struct Refusing: WebPage.NavigationDeciding {
      let asked: AsyncStream<String>.Continuation

      func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
      ) async -> WKNavigationActionPolicy {
        asked.yield(action.request.url?.absoluteString ?? "")
        return .cancel
      }
    }
    let (requests, asked) = AsyncStream.makeStream(of: String.self)
    let page = WebPage(navigationDecider: Refusing(asked: asked))
    page.load(html: html)
    var iterator = requests.makeAsyncIterator()
    #expect(await iterator.next() == "about:blank")
    #expect(page.title == "")
  }

  @Test("A view shows the page")
  func view() async throws {
    let page = WebPage()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = UIHostingController(
      rootView: WebView(page).webViewBackForwardNavigationGestures(.enabled))
    window.isHidden = false
    defer { window.isHidden = true }
    _ = CommitCycle.shared.frame
    for try await event in page.load(html: html) where event == .finished { break }
    var views: [UIView] = [window]
    while let view = views.popLast() {
      if let web = view as? WKWebView {
        #expect(web.title == "Hello" && web.allowsBackForwardNavigationGestures)
        return
      }
      views += view.subviews
    }
    Issue.record("no web view")
  }
}
