import Glibc

/// See [SCNetworkReachability](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability-g7d).
///
/// There is no network: nothing can be reached.
public final class SCNetworkReachability: Sendable {}

/// See [SCNetworkReachabilityCreateWithName(_:_:)](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithname(_:_:)).
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// See [SCNetworkReachabilityCreateWithAddress(_:_:)](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithaddress(_:_:)).
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// See [SCNetworkReachabilityGetFlags(_:_:)](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitygetflags(_:_:)).
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}
