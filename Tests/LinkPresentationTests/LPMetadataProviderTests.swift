import LinkPresentation
import Testing

@Suite struct LPMetadataProviderTests {
  private let url = URL(fileURLWithPath: "/page")

  @Test func nothingIsFetched() async throws {
    let error = await #expect(throws: LPError.self) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
    #expect(error?.code == .metadataFetchFailed)
    #expect(error?.userInfo[NSUnderlyingErrorKey] is URLError)
  }

  @Test func handlersAreTold() async {
    let provider = LPMetadataProvider()
    provider.cancel()
    let code = await withCheckedContinuation { continuation in
      provider.startFetchingMetadata(for: url) { metadata, error in
        continuation.resume(returning: metadata == nil ? (error as? LPError)?.code : nil)
      }
    }
    #expect(code == .metadataFetchCancelled)
  }

  @Test func metadataIsCopied() throws {
    let metadata = LPLinkMetadata()
    metadata.title = "Title"
    metadata.url = url
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    metadata.title = nil
    #expect(copy.title == "Title")
    #expect(copy.url == url)
  }
}
