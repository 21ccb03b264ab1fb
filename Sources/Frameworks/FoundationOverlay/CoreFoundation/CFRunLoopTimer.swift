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
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer else { return }
  let mode = mode ?? .defaultMode
  let name = RunLoop.Mode(rawValue: mode.rawValue as String)
  if rl === CFRunLoopGetCurrent() { return RunLoop.current.add(timer, forMode: name) }
  if rl === CFRunLoopGetMain() { return RunLoop.main.add(timer, forMode: name) }
  // Foundation gives nobody the loop of another thread: that thread adds the timer itself.
  nonisolated(unsafe) let added = timer
  CFRunLoopPerformBlock(rl, mode.rawValue) { RunLoop.current.add(added, forMode: name) }
  CFRunLoopWakeUp(rl)
}

/// [CFRunLoopTimerInvalidate(_:)](https://developer.apple.com/documentation/corefoundation/cfrunlooptimerinvalidate(_:))
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// [CFRunLoopTimerIsValid(_:)](https://developer.apple.com/documentation/corefoundation/cfrunlooptimerisvalid(_:))
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
