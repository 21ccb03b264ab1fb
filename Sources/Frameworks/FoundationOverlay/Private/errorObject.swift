import Foundation

// What `error_casts.c` needs to make an `NSError` of every error, and of an `NSError` the error that it was.

@_cdecl("windfall_error_class")
func errorClass() -> UnsafeRawPointer { unsafeBitCast(NSError.self, to: UnsafeRawPointer.self) }

@_cdecl("windfall_error_object_class")
func errorObjectClass() -> UnsafeRawPointer { unsafeBitCast(ErrorObject.self, to: UnsafeRawPointer.self) }

@_cdecl("windfall_error_protocol")
func errorProtocol() -> UnsafeRawPointer { unsafeBitCast((any Error).self as Any.Type, to: UnsafeRawPointer.self) }

@_cdecl("windfall_any")
func anyType() -> UnsafeRawPointer { unsafeBitCast(Any.self as Any.Type, to: UnsafeRawPointer.self) }

/// The object that an error is on iOS; the error is moved out of its place.
@_cdecl("windfall_error_object")
func errorObject(_ place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
  let error = place.assumingMemoryBound(to: (any Error).self).move()
  return Unmanaged.passRetained(error as NSError).toOpaque()
}

/// Puts the error of a type that an object is on iOS into a place, if it is one; the object is released. Answers whether
/// it is one: 0 where that is for the runtime to say, 1 for no, 2 for yes.
@_cdecl("windfall_error_value")
func errorValue(
  _ object: UnsafeMutableRawPointer, _ wanted: UnsafeRawPointer, _ place: UnsafeMutableRawPointer
) -> Int32 {
  let object = Unmanaged<NSError>.fromOpaque(object).takeRetainedValue()
  let wanted = unsafeBitCast(wanted, to: Any.Type.self)
  if let error = (object as? ErrorObject)?.error {
    func put<Wanted>(_: Wanted.Type) -> Bool {
      guard let error = error as? Wanted else { return false }
      place.initializeMemory(as: Wanted.self, to: error)
      return true
    }
    return _openExistential(wanted, do: put) ? 2 : 0
  }
  guard let bridged = wanted as? any _ObjectiveCBridgeableError.Type else { return 0 }
  // Any object is an error of Cocoa's to Foundation on Linux.
  guard (wanted as? any CustomNSError.Type)?.errorDomain ?? object.domain == object.domain,
    let error = bridged.init(_bridgedNSError: object)
  else { return 1 }
  func put(_ error: some Error) { place.initializeMemory(as: type(of: error), repeating: error, count: 1) }
  put(error)
  return 2
}
