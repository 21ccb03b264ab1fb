import Foundation

/// [CFRunLoopTimer](https://developer.apple.com/documentation/corefoundation/cfrunlooptimer)
public typealias CFRunLoopTimer = Timer

/// [CFRunLoopTimerCreateWithHandler(_:_:_:_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfrunlooptimercreatewithhandler(_:_:_:_:_:_:))
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: @escaping (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer! {
  // The block runs on the thread of the loop that the timer is added to.
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { block($0) }
}

/// [CFRunLoopAddTimer(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopaddtimer(_:_:_:))
///
/// Differs: the loop is that of the main thread or that of the caller.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer else { return }
  let loop: RunLoop = if rl === CFRunLoopGetMain() { .main } else { .current }
  guard loop === RunLoop.main || rl === CFRunLoopGetCurrent() else {
    fatalError("CFRunLoopAddTimer is not supported on Linux for the run loop of another thread than the main one")
  }
  loop.add(timer, forMode: RunLoop.Mode(rawValue: (mode ?? .defaultMode).rawValue as String))
}

/// [CFRunLoopTimerInvalidate(_:)](https://developer.apple.com/documentation/corefoundation/cfrunlooptimerinvalidate(_:))
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// [CFRunLoopTimerIsValid(_:)](https://developer.apple.com/documentation/corefoundation/cfrunlooptimerisvalid(_:))
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
