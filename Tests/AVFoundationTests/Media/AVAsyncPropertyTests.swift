import AVFoundation
import Testing

@Suite struct AVAsyncPropertyTests {
  @Test("What only a decoder knows cannot be loaded, and what is known without one can")
  func load() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/nothing.mov"))
    await #expect(throws: AVError.self) { try await asset.load(.duration) }
    await #expect(throws: AVError.self) { try await asset.load(.isPlayable, .tracks, .preferredTransform) }
    await #expect(throws: AVError.self) { try await asset.loadTracks(withMediaType: .video) }
    #expect(try await asset.load(.isPlayable) == false)
    let (isReadable, isExportable) = try await asset.load(.isReadable, .isExportable)
    #expect(!isReadable && !isExportable)
  }
}
