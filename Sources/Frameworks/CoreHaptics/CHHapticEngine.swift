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

/// See [CHHapticParameterCurve](https://developer.apple.com/documentation/corehaptics/chhapticparametercurve).
open class CHHapticParameterCurve: NSObject {
  /// See [CHHapticParameterCurve.ControlPoint](https://developer.apple.com/documentation/corehaptics/chhapticparametercurve/controlpoint).
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval
    open var value: Float

    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
      super.init()
    }
  }

  open private(set) var parameterID: CHHapticDynamicParameter.ID
  open private(set) var controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval

  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
    super.init()
  }
}

/// See [CHHapticDynamicParameter](https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter).
open class CHHapticDynamicParameter: NSObject {
  /// See [CHHapticDynamicParameter.ID](https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter/id).
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  open private(set) var parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval

  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
    super.init()
  }
}
