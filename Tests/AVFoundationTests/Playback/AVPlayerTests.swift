import AVFoundation
import Testing

@MainActor @Suite struct AVPlayerTests {
  @Test("A player waits for an item that cannot be played")
  func play() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.com/film.mp4")))
    #expect(player.timeControlStatus == .paused && player.currentItem?.status == .failed)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    player.pause()
    #expect(player.rate == 0 && player.currentTime() == .zero)
    #expect(((player.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent) == "film.mp4")
  }

  @Test("Seeking does not succeed")
  func seek() async {
    let player = AVPlayer()
    let isFinished = await withCheckedContinuation { continuation in
      player.seek(to: CMTime(seconds: 5, preferredTimescale: 1)) { continuation.resume(returning: $0) }
    }
    #expect(!isFinished)
  }

  @Test("A sound that is not there cannot be opened, and one that is there does not play")
  func audio() throws {
    #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/sound.mp3")) }
    let player = try AVAudioPlayer(data: Data([1, 2, 3]))
    #expect(!player.play() && !player.isPlaying)
  }

  @Test("A rectangle of a proportion lies in the middle")
  func rectangle() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(rect == CGRect(x: 10, y: 35, width: 100, height: 50))
  }
}
