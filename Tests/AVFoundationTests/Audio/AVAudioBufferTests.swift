import AVFoundation
import Testing

struct AVAudioBufferTests {
  @Test func `a buffer keeps its samples, channel by channel`() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    #expect(format.isStandard && format.commonFormat == .pcmFormatFloat32)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(4)))
    #expect(buffer.int16ChannelData == nil)
    let channels = try #require(buffer.floatChannelData)
    for frame in 0..<4 {
      channels[0][frame] = Float(frame)
      channels[1][frame] = -Float(frame)
    }
    buffer.frameLength = 3
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.map(\.mDataByteSize) == [12, 12] && list.map(\.mNumberChannels) == [1, 1])
    #expect(list[1].mData?.assumingMemoryBound(to: Float.self)[3] == -3)
  }

  @Test func `interleaved samples lie in one buffer`() throws {
    let format = try #require(
      AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8_000, channels: 2, interleaved: true))
    #expect(!format.isStandard && format.settings["AVLinearPCMBitDepthKey"] as? UInt32 == 16)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 2))
    let channels = try #require(buffer.int16ChannelData)
    channels[1][buffer.stride] = 7
    buffer.frameLength = 2
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.count == 1 && list[0].mDataByteSize == 8)
    #expect(list[0].mData?.assumingMemoryBound(to: Int16.self)[3] == 7)
  }

  @Test func `formats are equal by what they say`() {
    let one = AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 1)
    #expect(one == AVAudioFormat(commonFormat: .pcmFormatFloat32, sampleRate: 8_000, channels: 1, interleaved: false))
    #expect(one != AVAudioFormat(commonFormat: .pcmFormatInt32, sampleRate: 8_000, channels: 1, interleaved: false))
    #expect(AVAudioFormat(commonFormat: .otherFormat, sampleRate: 8_000, channels: 1, interleaved: false) == nil)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 3) == nil)
  }

  @Test func `a list of buffers is made for so many`() {
    let list = AudioBufferList.allocate(maximumBuffers: 3)
    defer { UnsafeMutableRawPointer(list.unsafeMutablePointer).deallocate() }
    list[2].mDataByteSize = 5
    #expect(list.map(\.mDataByteSize) == [0, 0, 5])
    let none: UnsafeMutablePointer<AudioBufferList>? = nil
    #expect((UnsafeMutableAudioBufferListPointer(none) as UnsafeMutableAudioBufferListPointer?)?.count == nil)
  }
}
