import Foundation

/// These take the place of Foundation's own functions, by their symbols: on Linux what is nil is left out of the texts.
extension Notification {
  @_silgen_name("$s10Foundation12NotificationV11descriptionSSvg")
  @_spi(Windfall) public func appleDescription() -> String {
    "name = \(name.rawValue), object = \(String(describing: object)), userInfo = \(String(describing: userInfo))"
  }

  @_silgen_name("$s10Foundation12NotificationV16debugDescriptionSSvg")
  @_spi(Windfall) public func appleDebugDescription() -> String { appleDescription() }
}
