import Foundation

extension Error {
  /// See [localizedDescription](https://developer.apple.com/documentation/swift/error/localizeddescription).
  ///
  /// Takes the place of Foundation's own property, by its symbol, to say what Apple's says: an extension of the same
  /// name would be ambiguous in every file that imports Foundation. An error whose type is known to be `NSError`
  /// answers with its class's own text.
  @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
  @_spi(Windfall) public func appleLocalizedDescription() -> String {
    let error = self as NSError
    if let text = error.userInfo[NSLocalizedDescriptionKey] as? String { return text }
    let reason = error.localizedFailureReason ?? "(\(error.domain) error \(error.code).)"
    return "The operation couldn’t be completed. \(reason)"
  }
}
