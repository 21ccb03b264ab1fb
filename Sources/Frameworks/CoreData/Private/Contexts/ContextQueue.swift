import Dispatch
@_spi(Windfall) import ObjectiveC

/// Where a context does its work: the main queue or one of its own.
final class ContextQueue: @unchecked Sendable {
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  /// Marks the main queue, whose work other threads do where the main one waits for good.
  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private let queue: DispatchQueue?
  private let isMain: Bool
  weak var owner: NSManagedObjectContext?
  var name: String?

  init(_ type: NSManagedObjectContextConcurrencyType) {
    isMain = type == .mainQueueConcurrencyType
    queue = type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
    queue?.setSpecific(key: ContextQueue.key, value: ObjectIdentifier(self))
  }

  /// Whether the current thread may touch the context.
  var isCurrent: Bool {
    if isMain { return Thread.isMainThread || DispatchQueue.getSpecific(key: ContextQueue.mainKey) == true }
    guard queue != nil else { return true }
    if DispatchQueue.getSpecific(key: ContextQueue.key) == ObjectIdentifier(self) { return true }
    // The thread may wait here for another queue that it works for.
    return owner.map { ContextQueue.stack.contains($0) } ?? false
  }

  /// At once where the work is on this queue already.
  func sync(_ work: () -> Void) {
    if isCurrent { return run(work) }
    guard let queue = isMain ? DispatchQueue.main : queue else { return run(work) }
    withoutActuallyEscaping(work) { work in
      let carried = Carried(work)
      queue.sync { run(carried.content) }
    }
  }

  func async(_ work: @escaping @Sendable () -> Void) {
    guard let queue = isMain ? DispatchQueue.main : queue else { return run(work) }
    queue.async { [self] in run(work) }
  }
}

extension ContextQueue {
  private static let stack = ThreadStack()

  /// The context whose work the thread does.
  static var currentContext: NSManagedObjectContext? { stack.last }

  private final class ThreadStack: @unchecked Sendable {
    private let key = "com.apple.CoreData.contexts"

    var last: NSManagedObjectContext? {
      (Thread.current.threadDictionary[key] as? [NSManagedObjectContext])?.last
    }

    func contains(_ context: NSManagedObjectContext) -> Bool {
      let all = Thread.current.threadDictionary[key] as? [NSManagedObjectContext]
      return all?.contains { $0 === context } == true
    }

    func push(_ context: NSManagedObjectContext?) {
      guard let context else { return }
      var all = Thread.current.threadDictionary[key] as? [NSManagedObjectContext] ?? []
      all.append(context)
      Thread.current.threadDictionary[key] = all
    }

    func pop(_ context: NSManagedObjectContext?) {
      guard context != nil, var all = Thread.current.threadDictionary[key] as? [NSManagedObjectContext] else { return }
      all.removeLast()
      Thread.current.threadDictionary[key] = all.isEmpty ? nil : all
    }
  }

  /// Does work that knows its context.
  func run<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    let owner = owner
    ContextQueue.stack.push(owner)
    defer { ContextQueue.stack.pop(owner) }
    return try ReleasePool.drain(after: work)
  }
}

/// Stops the process where a context is touched from elsewhere than its queue, if the launch asks for it.
@_spi(Windfall) public enum ConcurrencyDebug {
  public nonisolated(unsafe) static var isOn: Bool = {
    let arguments = ProcessInfo.processInfo.arguments
    guard let index = arguments.firstIndex(of: "-com.apple.CoreData.ConcurrencyDebug") else { return false }
    return arguments.indices.contains(index + 1) && arguments[index + 1] != "0"
  }()
}

extension NSManagedObjectContext {
  @inline(__always)
  func checkQueue() {
    if ConcurrencyDebug.isOn, !queue.isCurrent { stopForQueue() }
  }

  private func stopForQueue() -> Never {
    fatalError(
      "CoreData: concurrency violation: \(name ?? "a context") is touched outside of its queue "
        + "(__Multithreading_Violation_AllThatIsLeftToUsIsHonor__)")
  }
}
