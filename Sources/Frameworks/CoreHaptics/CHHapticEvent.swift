/// See [CHHapticEvent](https://developer.apple.com/documentation/corehaptics/chhapticevent).
open class CHHapticEvent: NSObject {
  /// See [CHHapticEvent.EventType](https://developer.apple.com/documentation/corehaptics/chhapticevent/eventtype).
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// See [CHHapticEvent.ParameterID](https://developer.apple.com/documentation/corehaptics/chhapticevent/parameterid).
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
  }

  open private(set) var type: EventType
  open private(set) var eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
    super.init()
  }
}

/// See [CHHapticEventParameter](https://developer.apple.com/documentation/corehaptics/chhapticeventparameter).
open class CHHapticEventParameter: NSObject {
  open private(set) var parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
    super.init()
  }
}

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// See [CHHapticError](https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct).
public struct CHHapticError: _BridgedStoredNSError {
  /// See [CHHapticError.Code](https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CHHapticError

    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case unknownError = -4898
    case memoryError = -4899
    case insufficientPower = -4897
    case fileNotFound = -4851
    case invalidTime = -4840
    case badParameterEntry = -4831
    case badEventEntry = -4830
    case resourceNotAvailable = -4825
    case invalidAudioResource = -4824
    case invalidEventDuration = -4823
    case invalidEventTime = -4822
    case invalidEventType = -4821
    case invalidParameterType = -4820
    case invalidEngineParameter = -4816
    case invalidAudioSession = -4815
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { CoreHapticsErrorDomain }
  public static var errorDomain: String { CoreHapticsErrorDomain }
}

/// See [CHHapticPattern](https://developer.apple.com/documentation/corehaptics/chhapticpattern).
open class CHHapticPattern: NSObject {
  private let events: [CHHapticEvent]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }

  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    super.init()
  }

  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// See [CHHapticPatternPlayer](https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer).
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// See [CHHapticDeviceCapability](https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability).
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
