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

/// Puts the error of a type that an object is on iOS into a place, if it is one; the object is released.
@_cdecl("windfall_error_value")
func errorValue(
  _ object: UnsafeMutableRawPointer, _ wanted: UnsafeRawPointer, _ place: UnsafeMutableRawPointer
) -> Bool {
  let object = Unmanaged<NSError>.fromOpaque(object).takeRetainedValue()
  let wanted = unsafeBitCast(wanted, to: Any.Type.self)
  if let error = (object as? ErrorObject)?.error {
    func put<Wanted>(_: Wanted.Type) -> Bool {
      guard let error = error as? Wanted else { return false }
      place.initializeMemory(as: Wanted.self, to: error)
      return true
    }
    return _openExistential(wanted, do: put)
  }
  // Not every type looks at the domain itself.
  guard (wanted as? any CustomNSError.Type)?.errorDomain ?? object.domain == object.domain,
    let error = (wanted as? any _ObjectiveCBridgeableError.Type)?.init(_bridgedNSError: object)
  else { return false }
  func put(_ error: some Error) { place.initializeMemory(as: type(of: error), repeating: error, count: 1) }
  put(error)
  return true
}
