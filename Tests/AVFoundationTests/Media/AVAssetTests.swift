import AVFoundation
import FoundationOverlay
import Testing

@Suite("What a file says of itself")
struct AVAssetTests {
  @Test("What only a decoder knows fails once it was asked for")
  func status() async {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/none.mp4"))
    var error: NSError?
    #expect(asset.statusOfValue(forKey: "duration", error: &error) == .unknown && error == nil)
    await withCheckedContinuation { continuation in
      asset.loadValuesAsynchronously(forKeys: ["duration", "playable"]) { continuation.resume() }
    }
    #expect(asset.statusOfValue(forKey: "duration", error: &error) == .failed)
    #expect(error?.code == AVError.Code.fileFormatNotRecognized.rawValue)
    #expect(asset.statusOfValue(forKey: "playable", error: nil) == .loaded)
  }

  @Test("A player can be made of an address by a subclass")
  @MainActor func player() {
    final class Double: AVPlayer {
      override init(url URL: URL) { super.init(url: URL) }
    }
    #expect(Double(url: URL(fileURLWithPath: "/none.mp4")).currentItem != nil)
    #expect(AVQueuePlayer(url: URL(fileURLWithPath: "/none.mp4")).items().count == 1)
  }
}
