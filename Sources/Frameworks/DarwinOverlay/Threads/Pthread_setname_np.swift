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
