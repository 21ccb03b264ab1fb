import Synchronization

/// Where a property is named that somebody observes and whose changes nobody sees.
@_spi(Windfall) public enum UnobservableProperty {
  private static let recorder = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Takes such properties from now on, each as `UIView.tintColor`; without it they stop the process.
  public static func record(by recorder: @escaping @Sendable (String) -> Void) {
    self.recorder.withLock { $0 = recorder }
  }

  static func note(_ name: String) {
    guard let recorder = recorder.withLock({ $0 }) else {
      fatalError(
        "\(name) cannot be observed: it is neither an @objc property of the app nor one whose changes Windfall sees")
    }
    recorder(name)
  }
}
