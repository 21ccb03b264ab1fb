@_spi(Windfall) import FoundationOverlay

/// See [AVAudioSession](https://developer.apple.com/documentation/avfoundation/avaudiosession).
///
/// Nobody is asked: the microphone is denied, unless `WINDFALL_GRANT` names it.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// See [AVAudioSession.RecordPermission](https://developer.apple.com/documentation/avfoundation/recordpermission-swift.enum).
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  private static let shared = AVAudioSession()

  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var permission = RecordPermission.undetermined
  }

  private let lock = NSLock()
  private var state = State()

  open class func sharedInstance() -> AVAudioSession { shared }

  open var category: Category { lock.withLock { state.category } }

  open var mode: Mode { lock.withLock { state.mode } }

  open var categoryOptions: CategoryOptions { lock.withLock { state.options } }

  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }

  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }

  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock {
      state.category = category
      state.mode = mode
      state.options = options
    }
  }

  open func setMode(_ mode: Mode) throws { lock.withLock { state.mode = mode } }

  /// There is nothing that it could interrupt, or be interrupted by.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  open var isOtherAudioPlaying: Bool { false }

  open var isInputAvailable: Bool { false }

  open var outputVolume: Float { 0 }

  open var recordPermission: RecordPermission { lock.withLock { state.permission } }

  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    let isGranted = lock.withLock { () -> Bool in
      if state.permission == .undetermined {
        state.permission = Permission.microphone.isGranted ? .granted : .denied
      }
      return state.permission == .granted
    }
    Callback { response(isGranted) }.callInBackground()
  }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

extension AVAudioSession {
  /// See [AVAudioSession.Category](https://developer.apple.com/documentation/avfoundation/category-swift.struct).
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// See [AVAudioSession.Mode](https://developer.apple.com/documentation/avfoundation/mode-swift.struct).
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// See [AVAudioSession.CategoryOptions](https://developer.apple.com/documentation/avfoundation/categoryoptions-swift.struct).
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
    public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
    public static let allowBluetooth = CategoryOptions(rawValue: 1 << 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 1 << 4)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 1 << 5)
    public static let allowAirPlay = CategoryOptions(rawValue: 1 << 6)
  }

  /// See [AVAudioSession.SetActiveOptions](https://developer.apple.com/documentation/avfoundation/setactiveoptions).
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
  }

  /// See [AVAudioSession.InterruptionType](https://developer.apple.com/documentation/avfoundation/interruptiontype).
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  /// See [AVAudioSession.InterruptionOptions](https://developer.apple.com/documentation/avfoundation/interruptionoptions).
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
  }
}
