/// See [BGTask](https://developer.apple.com/documentation/backgroundtasks/bgtask).
///
/// None is started.
open class BGTask: NSObject {
  open var identifier: String { "" }

  open var expirationHandler: (() -> Void)?

  open func setTaskCompleted(success: Bool) {}
}

/// See [BGTaskRequest](https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest).
open class BGTaskRequest: NSObject {
  open private(set) var identifier: String
  open var earliestBeginDate: Date?

  init(named identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// See [BGTaskScheduler](https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler).
///
/// As on a simulator, background tasks are not available.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// See [BGTaskScheduler.Error](https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error).
  public struct Error: _BridgedStoredNSError {
    /// See [BGTaskScheduler.Error.Code](https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code).
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      public typealias _ErrorType = Error

      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }

    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
  }

  private static let scheduler = BGTaskScheduler()
  private let lock = NSLock()
  private var identifiers: Set<String> = []

  open class var shared: BGTaskScheduler { scheduler }

  /// Only identifiers that the Info.plist permits, and each once.
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let key = "BGTaskSchedulerPermittedIdentifiers"
    let permitted = Bundle.main.object(forInfoDictionaryKey: key) as? [String] ?? []
    guard permitted.contains(identifier) else { return false }
    return lock.withLock { identifiers.insert(identifier).inserted }
  }

  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

  /// Nothing is pending.
  open func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Nothing is pending.
  open func cancelAllTaskRequests() {}
}
