import Foundation
import ObjectiveC
import Synchronization

/// See [ValueTransformer](https://developer.apple.com/documentation/foundation/valuetransformer).
open class ValueTransformer: NSObject {
  private struct Known: @unchecked Sendable {
    var transformers: [NSValueTransformerName: ValueTransformer] = [:]
  }

  private static let known = Mutex(Known())

  public override init() { super.init() }

  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    let entry = Known(transformers: transformer.map { [name: $0] } ?? [:])
    known.withLock { $0.transformers[name] = entry.transformers[name] }
  }

  /// A class of the name makes one, too.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.transformer(named: name) else { return nil }
    self.init(standingFor: found)
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.withLock { $0.transformers.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }

  open class func allowsReverseTransformation() -> Bool { true }

  open func transformedValue(_ value: Any?) -> Any? { original?.transformedValue(value) ?? value }

  open func reverseTransformedValue(_ value: Any?) -> Any? { original?.reverseTransformedValue(value) ?? value }

  // MARK: - Look-up

  /// The registered one that an initialiser by name found: it cannot return another object.
  private var original: ValueTransformer?

  private init(standingFor original: ValueTransformer) {
    self.original = original
    super.init()
  }

  @_spi(Windfall) public static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
    let found = known.withLock { Known(transformers: $0.transformers[name].map { [name: $0] } ?? [:]) }
    if let found = found.transformers[name] { return found }
    switch name {
    case .secureUnarchiveFromDataTransformerName, .unarchiveFromDataTransformerName,
      .keyedUnarchiveFromDataTransformerName:
      return NSSecureUnarchiveFromDataTransformer()
    default:
      let type = windfallClassFromString(name.rawValue) as? ValueTransformer.Type
      return type.map { $0.windfallMake() }
    }
  }
}

/// See [NSValueTransformerName](https://developer.apple.com/documentation/foundation/nsvaluetransformername).
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
  public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
  public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
}

/// See [NSSecureUnarchiveFromDataTransformer](https://developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer).
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  /// Makes an object of data.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let found = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
    return found.flatMap { $0 }
  }

  /// Makes data of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value as AnyObject, requiringSecureCoding: true)
  }
}
