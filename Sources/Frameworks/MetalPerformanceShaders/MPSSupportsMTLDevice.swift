@_exported import Metal

/// See [MPSSupportsMTLDevice(_:)](https://developer.apple.com/documentation/metalperformanceshaders/mpssupportsmtldevice(_:)).
/// There is no device that it could be asked of.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
