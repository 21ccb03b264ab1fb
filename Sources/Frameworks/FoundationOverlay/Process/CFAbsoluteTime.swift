import Foundation

/// [CFAbsoluteTime](https://developer.apple.com/documentation/corefoundation/cfabsolutetime)
public typealias CFAbsoluteTime = Double

/// [kCFAbsoluteTimeIntervalSince1970](https://developer.apple.com/documentation/corefoundation/kcfabsolutetimeintervalsince1970)
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

/// [kCFAbsoluteTimeIntervalSince1904](https://developer.apple.com/documentation/corefoundation/kcfabsolutetimeintervalsince1904)
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// [CFAbsoluteTimeGetCurrent](https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent())
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
