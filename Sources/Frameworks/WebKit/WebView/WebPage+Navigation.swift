import Foundation

extension WebPage {
  /// See [WebPage.NavigationEvent](https://developer.apple.com/documentation/webkit/webpage/navigationevent).
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// See [WebPage.NavigationError](https://developer.apple.com/documentation/webkit/webpage/navigationerror).
  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error)
    case pageClosed, webContentProcessTerminated, invalidURL
  }

  /// See [WebPage.NavigationPreferences](https://developer.apple.com/documentation/webkit/webpage/navigationpreferences).
  public struct NavigationPreferences: Sendable {
    /// Scripts do not run, whatever is said here.
    public var allowsContentJavaScript = true

    public init() {}
  }

  /// See [WebPage.NavigationAction](https://developer.apple.com/documentation/webkit/webpage/navigationaction).
  @MainActor
  public struct NavigationAction {
    let action: WKNavigationAction

    public var request: URLRequest { action.request }

    public var navigationType: WKNavigationType { action.navigationType }
  }

  /// See [WebPage.NavigationResponse](https://developer.apple.com/documentation/webkit/webpage/navigationresponse).
  @MainActor
  public struct NavigationResponse {
    private let answer: WKNavigationResponse

    init(_ answer: WKNavigationResponse) { self.answer = answer }

    public var response: URLResponse { answer.response }
  }

  /// See [WebPage.NavigationDeciding](https://developer.apple.com/documentation/webkit/webpage/navigationdeciding).
  @MainActor
  public protocol NavigationDeciding {
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy

    mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
  }

  /// See [WebPage.Configuration](https://developer.apple.com/documentation/webkit/webpage/configuration).
  @MainActor
  public struct Configuration {
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var applicationNameForUserAgent: String?

    public init() {}

    var made: WKWebViewConfiguration {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = websiteDataStore
      configuration.userContentController = userContentController
      return configuration
    }
  }

  /// See [WebPage.BackForwardList](https://developer.apple.com/documentation/webkit/webpage/backforwardlist).
  @MainActor
  public struct BackForwardList: Equatable {
    /// See [WebPage.BackForwardList.Item](https://developer.apple.com/documentation/webkit/webpage/backforwardlist/item).
    @MainActor
    public struct Item: Equatable, Identifiable {
      let item: WKBackForwardListItem

      public nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }

      public var title: String? { item.title }

      public var url: URL { item.url }

      public nonisolated static func == (left: Item, right: Item) -> Bool { left.item === right.item }
    }

    public let backList: [Item]
    public let currentItem: Item?
    public let forwardList: [Item]

    init(list: WKBackForwardList) {
      backList = list.backList.map { Item(item: $0) }
      currentItem = list.currentItem.map { Item(item: $0) }
      forwardList = list.forwardList.map { Item(item: $0) }
    }
  }
}

/// Everything is allowed that an app does not speak of.
extension WebPage.NavigationDeciding {
  public mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }

  public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
    .allow
  }
}
