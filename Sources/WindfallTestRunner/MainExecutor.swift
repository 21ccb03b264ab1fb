import Foundation

/// Where code of the main actor runs.
enum MainExecutor {
  /// Takes the jobs of the main actor as blocks of the main run loop instead of on the main queue.
  private final class RunLoopExecutor: SerialExecutor {
    func enqueue(_ job: UnownedJob) {
      RunLoop.main.perform(inModes: [.default, .common]) { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    func checkIsolated() {
      guard !Thread.isMainThread else { return }
      fatalError("a member of the main actor, as all of UIKit's are, was called on another thread than the main one")
    }
  }

  /// Two words, as a reference to an executor is.
  private typealias GetMainExecutor = @convention(c) (UnsafeRawPointer) -> lldiv_t

  private static let executor = RunLoopExecutor()

  /// From now on, jobs of the main actor run as blocks of the main run loop.
  ///
  /// A job on the main queue that runs the run loop holds up the queue, but not the run loop's own blocks.
  static func moveToRunLoop() {
    guard let symbol = dlsym(nil, "swift_task_getMainExecutor_hook") else { return }
    symbol.storeBytes(of: hook, as: GetMainExecutor.self)
  }

  private static let hook: GetMainExecutor = { _ in
    unsafeBitCast(UnownedSerialExecutor(ordinary: executor), to: lldiv_t.self)
  }
}

// Foundation exports Core Foundation's functions and declares none of them.
@_silgen_name("CFRunLoopGetMain") private func CFRunLoopGetMain() -> UnsafeRawPointer
@_silgen_name("CFRunLoopWakeUp") private func CFRunLoopWakeUp(_ loop: UnsafeRawPointer)
