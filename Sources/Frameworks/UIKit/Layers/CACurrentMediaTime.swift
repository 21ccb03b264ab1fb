/// See [CFTimeInterval](https://developer.apple.com/documentation/corefoundation/cftimeinterval).
public typealias CFTimeInterval = Double

/// See [CACurrentMediaTime()](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()).
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
