@_spi(Windfall) import FoundationOverlay

/// See [AVCaptureDevice](https://developer.apple.com/documentation/avfoundation/avcapturedevice).
///
/// As on a simulator there is none. Nobody is asked: camera and microphone are denied, unless `WINDFALL_GRANT` names
/// them.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// See [AVCaptureDevice.Position](https://developer.apple.com/documentation/avfoundation/avcapturedevice/position).
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  /// See [AVCaptureDevice.DeviceType](https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype).
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var answers: [AVMediaType: AVAuthorizationStatus] = [:]

  private override init() { super.init() }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    lock.withLock { answers[mediaType] ?? .notDetermined }
  }

  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let isGranted = decide(mediaType)
    Callback { handler(isGranted) }.callInBackground()
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { decide(mediaType) }

  private static func decide(_ mediaType: AVMediaType) -> Bool {
    lock.withLock {
      let permission = mediaType == .audio ? Permission.microphone : .camera
      let answer = answers[mediaType] ?? (permission.isGranted ? .authorized : .denied)
      answers[mediaType] = answer
      return answer == .authorized
    }
  }
}

/// See [AVCaptureDeviceInput](https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput).
open class AVCaptureDeviceInput: AVCaptureInput {
  open private(set) var device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
