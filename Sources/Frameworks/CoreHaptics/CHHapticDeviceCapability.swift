/// See [CHHapticDeviceCapability](https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability).
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
