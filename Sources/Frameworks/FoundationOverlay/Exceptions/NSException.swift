import CFoundationOverlay
public import Foundation

/// https://developer.apple.com/documentation/foundation/nsexception
///
/// Only Nimble catches exceptions; one that nothing catches ends the process.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  open override var description: String { reason ?? name.rawValue }

  open func raise() {
    guard windfall_is_catching() else {
      fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
    }
    windfall_throw(Unmanaged.passRetained(self).toOpaque())
  }

  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }

  /// Whether an exception that is raised now would be caught.
  @_spi(Windfall) public static var isCaught: Bool { windfall_is_catching() }

  /// The exception that the closure raises, if it does.
  @_spi(Windfall) public static func catching(_ body: @escaping () -> Void) -> NSException? {
    let box = Unmanaged.passRetained(Body(body))
    // An exception skips whatever would release the closure.
    defer { box.release() }
    let exception = windfall_catch(
      { context in
        guard let context else { return }
        Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().run()
      }, box.toOpaque())
    return exception.map { Unmanaged<NSException>.fromOpaque($0).takeRetainedValue() }
  }

  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
