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
