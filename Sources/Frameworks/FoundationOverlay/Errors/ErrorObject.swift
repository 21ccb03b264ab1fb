import Foundation
@_spi(Windfall) import ObjectiveC

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

private struct Conversion: Sendable {
  let call: @Sendable (any Error) -> NSError
}

private let symbol = "$s10Foundation22_convertErrorToNSErroryAA0E0Cs0C0_pF"
private let original = ReplacedMethod(symbol, in: "libFoundation.so", of: nil).closure(in: Conversion.self)

/// Takes the place of the function of Foundation's that `as NSError` calls, by its symbol.
@_silgen_name("$s10Foundation22_convertErrorToNSErroryAA0E0Cs0C0_pF")
@_spi(Windfall) public func convertErrorToNSError(_ error: any Error) -> NSError {
  let object = original.call(error)
  if type(of: error) is NSError.Type || error is any _BridgedStoredNSError { return object }
  return ErrorObject(error, like: object)
}
