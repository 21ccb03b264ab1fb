import CoreFoundation
import Dispatch

/// The thread on which protocols of apps and tests start to load. It has a run loop, as on iOS.
///
/// FoundationNetworking starts them on a queue on which no other session can make a task, so that a protocol that passes
/// a request on to a session of its own would stop the process.
enum LoadingThread {
  private nonisolated(unsafe) static let mode = unsafeBitCast(
    NSString(string: RunLoop.Mode.default.rawValue), to: CoreFoundation.CFString.self)

  private nonisolated(unsafe) static let loop: CFRunLoop = {
    nonisolated(unsafe) var loop: CFRunLoop?
    let isReady = DispatchSemaphore(value: 0)
    let thread = Thread {
      loop = CoreFoundation.CFRunLoopGetCurrent()
      // A run loop without a source ends at once.
      var context = CFRunLoopSourceContext()
      CoreFoundation.CFRunLoopAddSource(loop, CoreFoundation.CFRunLoopSourceCreate(nil, 0, &context), mode)
      isReady.signal()
      CoreFoundation.CFRunLoopRun()
    }
    thread.name = "com.apple.CFNetwork.CustomProtocols"
    thread.start()
    isReady.wait()
    guard let loop else { fatalError("the thread of the protocols has no run loop") }
    return loop
  }()

  static func perform(_ block: @escaping @Sendable () -> Void) {
    CoreFoundation.CFRunLoopPerformBlock(loop, mode, block)
    CoreFoundation.CFRunLoopWakeUp(loop)
  }
}
