/// See [CHHapticEngine](https://developer.apple.com/documentation/corehaptics/chhapticengine).
///
/// As on a simulator there are no haptics, so that none can be made.
open class CHHapticEngine: NSObject {
  private struct Capability: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  /// See [CHHapticEngine.StoppedReason](https://developer.apple.com/documentation/corehaptics/chhapticengine/stoppedreason).
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  public override init() { super.init() }

  public init(audioSession: AnyObject?) throws { throw CHHapticError(.notSupported) }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  open func start() throws { throw CHHapticError(.notSupported) }

  open func start() async throws { throw CHHapticError(.notSupported) }

  open func stop() async throws { throw CHHapticError(.engineNotRunning) }

  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}
