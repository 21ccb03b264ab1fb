@_spi(Windfall) import FoundationOverlay
import AuthenticationServices
import SwiftUI
import Testing

@MainActor @Suite struct WebAuthenticationSessionTests {
  @Test("A session says that nobody can be asked")
  func asks() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let session = EnvironmentValues().webAuthenticationSession
    await #expect(throws: (any Error).self) {
      try await session.authenticate(using: url, callbackURLScheme: "app", preferredBrowserSession: .ephemeral)
    }
  }
}
