/// See [CHHapticPatternPlayer](https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer).
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}
