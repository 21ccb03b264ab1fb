import Dispatch

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
