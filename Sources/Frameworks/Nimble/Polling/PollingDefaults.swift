import Synchronization

/// How long expectations wait where they do not say it themselves.
public struct PollingDefaults {
  private static let values = Mutex(
    (timeout: NimbleTimeInterval.seconds(1), interval: NimbleTimeInterval.milliseconds(10)))

  private init() {}

  public static var timeout: NimbleTimeInterval {
    get { values.withLock { $0.timeout } }
    set { values.withLock { $0.timeout = newValue } }
  }

  /// How soon a value is looked at again that nothing on the thread's run loop has changed; see `Polling`.
  public static var pollInterval: NimbleTimeInterval {
    get { values.withLock { $0.interval } }
    set { values.withLock { $0.interval = newValue } }
  }
}
