import Foundation

/// [CFAbsoluteTime](https://developer.apple.com/documentation/corefoundation/cfabsolutetime)
public typealias CFAbsoluteTime = Double

/// [CFAbsoluteTimeGetCurrent](https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent())
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
