import UIKit

/// See [OpenURLAction](https://developer.apple.com/documentation/swiftui/openurlaction).
@preconcurrency @MainActor
public struct OpenURLAction {
  /// See [OpenURLAction.Result](https://developer.apple.com/documentation/swiftui/openurlaction/result).
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled, discarded, system(URL?)
    }

    fileprivate let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))

    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  @preconcurrency public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): UIApplication.shared.open(other ?? url) { completion($0) }
    }
  }
}

extension EnvironmentValues {
  private enum OpenKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  public var openURL: OpenURLAction {
    get { self[OpenKey.self] }
    set { self[OpenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Called with URLs of the app's own schemes, in apps that begin with an `App`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}
