import CoreFoundation
import Foundation

/// [CFRunLoop](https://developer.apple.com/documentation/corefoundation/cfrunloop)
public typealias CFRunLoop = CoreFoundation.CFRunLoop

/// [CFRunLoopMode](https://developer.apple.com/documentation/corefoundation/cfrunloopmode)
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }

  public static let defaultMode = CFRunLoopMode(NSString(string: RunLoop.Mode.default.rawValue))
  public static let commonModes = CFRunLoopMode(NSString(string: RunLoop.Mode.common.rawValue))

  var name: CoreFoundation.CFString { unsafeBitCast(rawValue, to: CoreFoundation.CFString.self) }
}

/// [CFRunLoopGetMain()](https://developer.apple.com/documentation/corefoundation/cfrunloopgetmain())
public func CFRunLoopGetMain() -> CFRunLoop! { CoreFoundation.CFRunLoopGetMain() }

/// [CFRunLoopGetCurrent()](https://developer.apple.com/documentation/corefoundation/cfrunloopgetcurrent())
public func CFRunLoopGetCurrent() -> CFRunLoop! { CoreFoundation.CFRunLoopGetCurrent() }

/// [CFRunLoopRun()](https://developer.apple.com/documentation/corefoundation/cfrunlooprun())
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }

/// [CFRunLoopStop(_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopstop(_:))
public func CFRunLoopStop(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopStop(rl) }

/// [CFRunLoopWakeUp(_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopwakeup(_:))
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(rl) }

/// [CFRunLoopRunInMode(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfrunlooprun(in:_:_:))
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let result = CoreFoundation.CFRunLoopRunInMode((mode ?? .defaultMode).name, seconds, returnAfterSourceHandled)
  return CFRunLoopRunResult(rawValue: Int32(result.rawValue)) ?? .finished
}

/// [CFRunLoopPerformBlock(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfrunloopperformblock(_:_:_:))
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: @escaping () -> Void) {
  let name = (mode as? NSString) ?? CFRunLoopMode.defaultMode.rawValue
  CoreFoundation.CFRunLoopPerformBlock(rl, unsafeBitCast(name, to: CoreFoundation.CFString.self), block)
}
