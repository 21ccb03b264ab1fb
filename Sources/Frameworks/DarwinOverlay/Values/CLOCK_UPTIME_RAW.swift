import Glibc

// On iOS, these have the types of the functions that take them, or another name.

public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }
public var CLOCK_UPTIME_RAW_APPROX: clockid_t { CLOCK_MONOTONIC_COARSE }
public var CLOCK_MONOTONIC_RAW_APPROX: clockid_t { CLOCK_MONOTONIC_COARSE }
public var MAXPATHLEN: Int32 { 1024 }
public var MAXHOSTNAMELEN: Int32 { 256 }
@_disfavoredOverload public var SOCK_STREAM: Int32 { Int32(Glibc.SOCK_STREAM.rawValue) }
@_disfavoredOverload public var SOCK_DGRAM: Int32 { Int32(Glibc.SOCK_DGRAM.rawValue) }
@_disfavoredOverload public var SOCK_RAW: Int32 { Int32(Glibc.SOCK_RAW.rawValue) }
@_disfavoredOverload public var IPPROTO_IP: Int32 { 0 }
@_disfavoredOverload public var IPPROTO_TCP: Int32 { Int32(Glibc.IPPROTO_TCP) }
@_disfavoredOverload public var IPPROTO_UDP: Int32 { Int32(Glibc.IPPROTO_UDP) }
@_disfavoredOverload public var IPPROTO_IPV6: Int32 { Int32(Glibc.IPPROTO_IPV6) }
@_disfavoredOverload public var RUSAGE_SELF: Int32 { 0 }
