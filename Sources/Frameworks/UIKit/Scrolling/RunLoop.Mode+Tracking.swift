extension RunLoop.Mode {
  /// See [tracking](https://developer.apple.com/documentation/foundation/runloop/mode/tracking).
  ///
  /// Fingers are followed in the default mode here: what is in this mode alone waits for a test to run it.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
