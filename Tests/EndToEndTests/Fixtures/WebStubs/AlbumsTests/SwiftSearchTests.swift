import Testing

@testable import Albums

struct SwiftSearchTests {
  @Test func unstubbed() async {
    await #expect(throws: (any Error).self) { _ = try await AlbumSearch().albums("Gin") }
  }
}
