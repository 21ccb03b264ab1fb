import Foundation

// What `error_casts.c` needs to make an `NSError` of every error.

@_cdecl("windfall_error_class")
func errorClass() -> UnsafeRawPointer { unsafeBitCast(NSError.self, to: UnsafeRawPointer.self) }

@_cdecl("windfall_error_protocol")
func errorProtocol() -> UnsafeRawPointer { unsafeBitCast((any Error).self as Any.Type, to: UnsafeRawPointer.self) }

/// The object that an error is on iOS; the error is moved out of its place.
@_cdecl("windfall_error_object")
func errorObject(_ place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
  let error = place.assumingMemoryBound(to: (any Error).self).move()
  return Unmanaged.passRetained(error as NSError).toOpaque()
}
