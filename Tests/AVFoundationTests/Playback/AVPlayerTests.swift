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

  @Test("A queue is made in each way of a player, and its first item is the current one")
  func queue() throws {
    let url = try #require(URL(string: "https://example.com/film.mp4"))
    let (first, second) = (AVPlayerItem(url: url), AVPlayerItem(url: url))
    let empty = AVQueuePlayer()
    #expect(empty.items().isEmpty && empty.currentItem == nil)
    #expect(AVQueuePlayer(url: url).items().count == 1)
    let player = AVQueuePlayer(playerItem: first)
    #expect(player.currentItem === first && player.items() == [first])
    #expect(player.canInsert(second, after: first) && !player.canInsert(first, after: nil))
    player.insert(second, after: nil)
    player.remove(first)
    #expect(player.currentItem === second && player.items() == [second])
    player.replaceCurrentItem(with: first)
    #expect(player.items() == [first])
    player.advanceToNextItem()
    #expect(player.items().isEmpty && player.currentItem == nil)
  }

  @Test("Formats of sound are four letters, and their flags bits")
  func formats() {
    #expect(Int(kAudioFormatAppleLossless) == 1_634_492_771)
    #expect([AVFormatSetting.key: kAudioFormatMPEG4AAC][AVFormatSetting.key] == 0x6161_6320)
    var description = AudioStreamBasicDescription()
    description.mFormatID = kAudioFormatLinearPCM
    description.mFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
    #expect(description.mFormatFlags == kAudioFormatFlagsNativeFloatPacked && description.mSampleRate == 0)
    #expect(kLinearPCMFormatFlagIsSignedInteger == kAudioFormatFlagIsSignedInteger)
  }

  private enum AVFormatSetting { static let key = "AVFormatIDKey" }

  @Test("A rectangle of a proportion lies in the middle")
  func rectangle() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(rect == CGRect(x: 10, y: 35, width: 100, height: 50))
  }
}
