import CDarwin
import Glibc

/// Names the running thread, which is the only one that can be named on iOS.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 { windfall_name_thread(name) }

/// The number by which the system knows a thread: that of the running one, and 0 for others.
public func pthread_mach_thread_np(_ thread: pthread_t) -> mach_port_t {
  var number: UInt64 = 0
  return pthread_threadid_np(thread, &number) == 0 ? mach_port_t(truncatingIfNeeded: number) : MACH_PORT_NULL
}

/// The number of a thread, where none is the running one.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ identifier: UnsafeMutablePointer<UInt64>?) -> Int32 {
  guard let identifier else { return EINVAL }
  return pthread_threadid_np(thread ?? 0, identifier)
}

/// The same for C's own name of the number's type, which is another one of Swift's than on iOS.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ identifier: UnsafeMutablePointer<UInt>?) -> Int32 {
  var number: UInt64 = 0
  let result = pthread_threadid_np(thread ?? 0, &number)
  identifier?.pointee = UInt(number)
  return result
}
