import Foundation

/// Lets a rectangle in a dictionary of `Any` be read as `NSValue` and the other way round, as on iOS.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    // Every other kind of value stops the process when it is asked for a rectangle.
    guard String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType) else { return false }
    result = source.rectValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
