import Glibc

// On iOS the names of limits are numbers. Glibc gives them a type of their own, which its functions do not take.

public func getrlimit(_ resource: __rlimit_resource, _ limits: UnsafeMutablePointer<rlimit>!) -> Int32 {
  Glibc.getrlimit(__rlimit_resource_t(resource.rawValue), limits)
}

@discardableResult
public func setrlimit(_ resource: __rlimit_resource, _ limits: UnsafePointer<rlimit>!) -> Int32 {
  Glibc.setrlimit(__rlimit_resource_t(resource.rawValue), limits)
}
