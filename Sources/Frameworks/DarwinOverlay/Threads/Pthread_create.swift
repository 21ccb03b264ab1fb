import Glibc

/// Starts a thread, whose identity and function have the types of Darwin.
@discardableResult
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  var started = pthread_t()
  let result = Glibc.pthread_create(&started, attributes, unsafeBitCast(start, to: Start.self), argument)
  if result == 0 { thread.pointee = started }
  return result
}
