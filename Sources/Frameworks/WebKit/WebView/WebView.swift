import SwiftUI
import UIKit

/// See [WebView](https://developer.apple.com/documentation/webkit/webview-swift.struct).
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?
  @State private var ownPage: WebPage?

  public init(_ page: WebPage) {
    self.page = page
    url = nil
  }

  public init(url: URL?) {
    page = nil
    self.url = url
  }

  public var body: some View {
    if let page {
      WebPageView(page: page)
    } else {
      ZStack {
        if let ownPage { WebPageView(page: ownPage) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onChange(of: url, initial: true) { _, url in
        let page = ownPage ?? WebPage()
        ownPage = page
        page.load(url)
      }
    }
  }
}

/// Shows the view of a page.
private struct WebPageView: UIViewRepresentable {
  let page: WebPage

  func makeUIView(context: Context) -> UIView { UIView() }

  /// A page that takes the place of another one brings a view of its own.
  func updateUIView(_ view: UIView, context: Context) {
    let shown = page.view
    shown.allowsBackForwardNavigationGestures = context.environment.webViewGestures
    shown.allowsLinkPreview = context.environment.webViewLinkPreviews
    guard shown.superview !== view else { return }
    for old in view.subviews { old.removeFromSuperview() }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
  }
}

nonisolated extension View {
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View {
    environment(\.webViewGestures, value == .enabled)
  }

  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    environment(\.webViewLinkPreviews, value != .disabled)
  }
}

extension WebView {
  /// See [WebView.BackForwardNavigationGesturesBehavior](https://developer.apple.com/documentation/webkit/webview-swift.struct/backforwardnavigationgesturesbehavior).
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
    public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
    public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
  }

  /// See [WebView.LinkPreviewBehavior](https://developer.apple.com/documentation/webkit/webview-swift.struct/linkpreviewbehavior).
  public struct LinkPreviewBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = LinkPreviewBehavior(name: "automatic")
    public static let enabled = LinkPreviewBehavior(name: "enabled")
    public static let disabled = LinkPreviewBehavior(name: "disabled")
  }
}

extension EnvironmentValues {
  private enum GesturesKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum PreviewsKey: EnvironmentKey { static var defaultValue: Bool { true } }

  var webViewGestures: Bool {
    get { self[GesturesKey.self] }
    set { self[GesturesKey.self] = newValue }
  }

  var webViewLinkPreviews: Bool {
    get { self[PreviewsKey.self] }
    set { self[PreviewsKey.self] = newValue }
  }
}
