/// See [AVAudioCommonFormat](https://developer.apple.com/documentation/avfaudio/avaudiocommonformat).
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32 = 1
  case pcmFormatFloat64 = 2
  case pcmFormatInt16 = 3
  case pcmFormatInt32 = 4

  /// How many bytes a sample takes.
  var sampleSize: UInt32 {
    switch self {
    case .otherFormat: 0
    case .pcmFormatFloat64: 8
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    }
  }

  var isFloat: Bool { self == .pcmFormatFloat32 || self == .pcmFormatFloat64 }
}
