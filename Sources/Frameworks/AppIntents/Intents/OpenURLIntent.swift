import SwiftUI

/// See [OpenURLIntent](https://developer.apple.com/documentation/appintents/openurlintent).
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"

  public var url: URL?

  public init() {}

  public init(_ url: URL) { self.url = url }

  /// As an app opens it.
  public func perform() async throws -> some IntentResult {
    if let url { await UIApplication.shared.open(url) }
    return .result()
  }
}
