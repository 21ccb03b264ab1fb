// The names that it had in language mode 4.

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.multiRoute")
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoRecording")
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoChat")
public let AVAudioSessionModeVideoChat = AVAudioSession.Mode.videoChat
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.spokenAudio")
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio

extension AVAudioSession {
  @available(swift, obsoleted: 4.2, renamed: "setActive(_:options:)")
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
    try setActive(active, options: options)
  }

  @available(swift, obsoleted: 4.2, renamed: "setCategory(_:options:)")
  public func setCategory(_ category: Category, with options: CategoryOptions) throws {
    try setCategory(category, mode: .default, options: options)
  }
}
