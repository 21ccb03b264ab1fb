import CFoundationOverlay
import Foundation

/// What an error of Swift's is as an `NSError`. It keeps the error, which it is again when it is cast to its type.
final class ErrorObject: NSError, @unchecked Sendable {
  let error: any Error

  init(_ error: any Error, like object: NSError) {
    self.error = error
    super.init(domain: object.domain, code: object.code, userInfo: object.userInfo)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var classForCoder: AnyClass { NSError.self }
  override var description: String { appleSummary() }
  override var localizedDescription: String { appleDescription() }
}

/// Takes the place of the function of Foundation's that `as NSError` calls, by its symbol.
@_silgen_name("$s10Foundation22_convertErrorToNSErroryAA0E0Cs0C0_pF")
@_spi(Windfall) public func convertErrorToNSError(_ error: any Error) -> NSError {
  // Without the cast, it would be the value inside the box that is taken for a pointer.
  let place = unsafeBitCast(error as any Error, to: UnsafeMutableRawPointer.self)
  let object = Unmanaged<NSError>.fromOpaque(windfall_original_error_object(place)).takeRetainedValue()
  if type(of: error) is NSError.Type || error is any _BridgedStoredNSError { return object }
  return ErrorObject(error, like: object)
}
