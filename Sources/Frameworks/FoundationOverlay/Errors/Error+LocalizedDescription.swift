import CFoundationOverlay
import Foundation
import WindfallCore

@_silgen_name("windfall_error_methods") private func methods() -> UnsafePointer<windfall_method>?

extension Error {
  /// See [localizedDescription](https://developer.apple.com/documentation/swift/error/localizeddescription).
  ///
  /// Takes the place of Foundation's own property, by its symbol, to say what Apple's says: an extension of the same
  /// name would be ambiguous in every file that imports Foundation.
  @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
  @_spi(Windfall) public func appleLocalizedDescription() -> String { (self as NSError).localizedDescription }
}

/// The text of an error is Apple's, also where it is known to be an `NSError`.
extension NSError {
  @_silgen_name("windfall_error_description")
  @_spi(Windfall) public func appleDescription() -> String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    if domain == NSCocoaErrorDomain, userInfo[NSLocalizedFailureReasonErrorKey] == nil,
      let text = CocoaErrorText.text(of: self)
    {
      return text
    }
    let reason = localizedFailureReason ?? "(\(domain) error \(code).)"
    return "The operation couldn’t be completed. \(reason)"
  }

  /// See [description](https://developer.apple.com/documentation/foundation/nserror/1412602-description).
  @_silgen_name("windfall_error_summary")
  @_spi(Windfall) public func appleSummary() -> String {
    let summary = "Error Domain=\(domain) Code=\(code) \"\(ownText ?? "(null)")\""
    guard !userInfo.isEmpty else { return summary }
    let entries = userInfo.sorted { $0.key < $1.key }.map { key, value in
      guard key == NSUnderlyingErrorKey, let error = value as? NSError else { return "\(key)=\(value)" }
      let address = UInt(bitPattern: Unmanaged.passUnretained(error).toOpaque())
      return "\(key)=0x\(String(address, radix: 16)) {\(error.appleSummary())}"
    }
    return "\(summary) UserInfo={\(entries.joined(separator: ", "))}"
  }

  /// What the error says, where it or its domain has a text of its own.
  private var ownText: String? {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    switch domain {
    case NSCocoaErrorDomain: return appleDescription()
    case NSPOSIXErrorDomain: return String(cString: strerror(Int32(truncatingIfNeeded: code)))
    default: return nil
    }
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  MethodInterception.install(methods(), in: NSError.self, prefix: "")
}
