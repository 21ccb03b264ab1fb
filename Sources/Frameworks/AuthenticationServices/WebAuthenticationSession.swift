@_spi(Windfall) import FoundationOverlay
import SwiftUI

/// See [WebAuthenticationSession](https://developer.apple.com/documentation/authenticationservices/webauthenticationsession).
///
/// No browser can be asked here.
@MainActor
public struct WebAuthenticationSession: Sendable {
  /// See [WebAuthenticationSession.BrowserSession](https://developer.apple.com/documentation/authenticationservices/webauthenticationsession/browsersession).
  public enum BrowserSession: Hashable, Sendable {
    case ephemeral
  }

  nonisolated init() {}

  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    throw windfallUnimplementedError("WebAuthenticationSession.authenticate(using:callbackURLScheme:)")
  }
}

extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
