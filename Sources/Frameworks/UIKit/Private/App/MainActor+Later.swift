import Dispatch

extension MainActor {
  /// Calls what may be called on any queue on a later turn of the main queue.
  static func callLater(_ completion: (() -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let call = completion
    DispatchQueue.main.async { call() }
  }
}

extension MainActor {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Blocks of the main queue run on another thread than the main one in processes without a run loop.
  static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) == true }

  /// Runs work of the main actor from a member that may be called on any queue, and waits for it.
  static func fromAnyQueue<Result>(_ work: @MainActor () -> Result) -> Result {
    OtherThread.isCurrent ? DispatchQueue.main.sync { unchecked(work) } : unchecked(work)
  }
}

extension MainActor {
  /// Runs work of the main actor from a member that Foundation declares for all threads, such as a description.
  ///
  /// The caller's thread is not checked, as descriptions are read in a debugger from any.
  @_spi(Windfall) public static func unchecked<Result>(_ work: @MainActor () -> Result) -> Result {
    typealias Unisolated = () -> Result
    return withoutActuallyEscaping(work) { unsafeBitCast($0, to: Unisolated.self)() }
  }
}
