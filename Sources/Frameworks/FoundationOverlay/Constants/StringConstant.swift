import Foundation

/// Constants that are texts in Objective-C: there `as NSString` and `as? NSString` lead from one to the other.
public protocol _StringConstant: RawRepresentable, _ObjectiveCBridgeable where RawValue == String {}

extension _StringConstant {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: String(source))
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    result = Self(rawValue: String(source))
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    guard let constant = Self(rawValue: source.map { String($0) } ?? "") else {
      preconditionFailure("\(Self.self) has no value of the text \(source ?? "")")
    }
    return constant
  }
}

extension FileAttributeKey: @retroactive _ObjectiveCBridgeable {}
extension FileAttributeKey: _StringConstant {}
extension FileAttributeType: @retroactive _ObjectiveCBridgeable {}
extension FileAttributeType: _StringConstant {}
extension FileProtectionType: @retroactive _ObjectiveCBridgeable {}
extension FileProtectionType: _StringConstant {}
extension NSNotification.Name: @retroactive _ObjectiveCBridgeable {}
extension NSNotification.Name: _StringConstant {}
extension ProgressUserInfoKey: @retroactive _ObjectiveCBridgeable {}
extension ProgressUserInfoKey: _StringConstant {}
extension RunLoop.Mode: @retroactive _ObjectiveCBridgeable {}
extension RunLoop.Mode: _StringConstant {}
extension URLFileResourceType: @retroactive _ObjectiveCBridgeable {}
extension URLFileResourceType: _StringConstant {}
extension URLResourceKey: @retroactive _ObjectiveCBridgeable {}
extension URLResourceKey: _StringConstant {}
