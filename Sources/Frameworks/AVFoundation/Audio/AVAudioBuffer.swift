/// See [AVAudioBuffer](https://developer.apple.com/documentation/avfaudio/avaudiobuffer).
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  let list: UnsafeMutableAudioBufferListPointer

  /// Takes over the list and the memory of its buffers.
  init(format: AVAudioFormat, list: UnsafeMutableAudioBufferListPointer) {
    self.format = format
    self.list = list
    super.init()
  }

  deinit {
    for buffer in list { buffer.mData?.deallocate() }
    UnsafeMutableRawPointer(list.unsafeMutablePointer).deallocate()
  }

  open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }

  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}

/// See [AVAudioPCMBuffer](https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer).
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount

  open var frameLength: AVAudioFrameCount = 0 {
    didSet {
      precondition(frameLength <= frameCapacity, "a buffer cannot be longer than its capacity")
      for index in list.indices { list[index].mDataByteSize = frameLength * UInt32(stride) * sampleSize }
    }
  }

  /// Where each channel begins.
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  private var sampleSize: UInt32 { format.commonFormat.sampleSize }

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.channelCount > 0, format.commonFormat != .otherFormat else { return nil }
    self.frameCapacity = frameCapacity
    let channelCount = Int(format.channelCount)
    let perBuffer = format.isInterleaved ? channelCount : 1
    let sampleSize = Int(format.commonFormat.sampleSize)
    let list = AudioBufferList.allocate(maximumBuffers: channelCount / perBuffer)
    channels = .allocate(capacity: channelCount)
    for index in list.indices {
      let size = Int(frameCapacity) * perBuffer * sampleSize
      let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
      list[index] = AudioBuffer(mNumberChannels: UInt32(perBuffer), mDataByteSize: 0, mData: memory)
      for channel in 0..<perBuffer { channels[index * perBuffer + channel] = memory + channel * sampleSize }
    }
    super.init(format: format, list: list)
  }

  deinit { channels.deallocate() }

  /// How many samples lie between two of a channel.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }

  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }

  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

  private func data<Sample>(_ wanted: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == wanted else { return nil }
    return UnsafePointer(UnsafeMutableRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self))
  }
}
