extension AVCaptureSession {
  public static let didStartRunningNotification = NSNotification.Name.AVCaptureSessionDidStartRunning
  public static let didStopRunningNotification = NSNotification.Name.AVCaptureSessionDidStopRunning
  public static let interruptionEndedNotification = NSNotification.Name.AVCaptureSessionInterruptionEnded
  public static let runtimeErrorNotification = NSNotification.Name.AVCaptureSessionRuntimeError
  public static let wasInterruptedNotification = NSNotification.Name.AVCaptureSessionWasInterrupted
}

extension NSNotification.Name {
  public static let AVCaptureSessionDidStartRunning = Self("AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = Self("AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionInterruptionEnded = Self("AVCaptureSessionInterruptionEndedNotification")
  public static let AVCaptureSessionRuntimeError = Self("AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionWasInterrupted = Self("AVCaptureSessionWasInterruptedNotification")
}
