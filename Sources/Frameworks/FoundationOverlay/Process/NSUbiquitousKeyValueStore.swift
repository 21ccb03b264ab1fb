import Foundation

/// [NSUbiquitousKeyValueStore](https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore)
///
/// As without an iCloud account: values stay in the container of the app, and no change comes from elsewhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  public static let `default` = NSUbiquitousKeyValueStore()

  private static let suite = "NSUbiquitousKeyValueStore"

  private let store = UserDefaults(suiteName: suite) ?? .standard

  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

  open func set(_ anObject: Any?, forKey aKey: String) { store.set(anObject, forKey: aKey) }

  open func removeObject(forKey aKey: String) { store.removeObject(forKey: aKey) }

  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }

  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }

  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }

  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }

  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }

  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }

  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }

  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

  open var dictionaryRepresentation: [String: Any] {
    UserDefaults.standard.persistentDomain(forName: Self.suite) ?? [:]
  }

  @discardableResult
  open func synchronize() -> Bool { store.synchronize() }
}
