import Foundation

/// See [MTLDevice](https://developer.apple.com/documentation/metal/mtldevice). There is none here.
public protocol MTLDevice: NSObjectProtocol, Sendable {}

/// See [MTLCreateSystemDefaultDevice()](https://developer.apple.com/documentation/metal/mtlcreatesystemdefaultdevice()):
/// nil, as on every system without a graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
