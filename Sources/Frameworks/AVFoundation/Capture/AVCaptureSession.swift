/// See [AVCaptureSession](https://developer.apple.com/documentation/avfoundation/avcapturesession).
///
/// As there is no device, nothing runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// See [AVCaptureSession.Preset](https://developer.apple.com/documentation/avfoundation/avcapturesession/preset).
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
  }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []

  public override init() { super.init() }

  open var isRunning: Bool { false }

  open var isInterrupted: Bool { false }

  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }

  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }

  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }

  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }

  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }

  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  /// Inputs and outputs are there at once, outside a configuration as well as in one.
  open func beginConfiguration() {}

  open func commitConfiguration() {}

  open func startRunning() {}

  open func stopRunning() {}
}
